import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { wholeText } from '@quayside/ui/kernel/values';
import { Button, Drawer, Empty, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

/** The lists drivers sign: what is open for each method, and the latest lists. */
export function HandoverDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-shipping');
  const options = useWarehouseOptions();
  const [chosen, setChosen] = useState<number | null>(null);
  const warehouse_id = chosen ?? options[0]?.value ?? null;
  return (
    <Drawer open size="large" title={t('handovers')} onClose={onClose}>
      <Select aria-label={t('warehouse')} className="handover-warehouse" value={warehouse_id} options={options} onChange={setChosen} />
      {warehouse_id !== null && <Lists warehouse_id={warehouse_id} />}
    </Drawer>
  );
}

function Lists({ warehouse_id }: { warehouse_id: number }) {
  const { t } = useTranslation('desk-shipping');
  const { data } = useRead(calls.deskHandovers, { warehouse_id });
  const paper = useDownload(calls.deskHandoverPdf);
  const make = useWrite(calls.deskHandOver, ['shipping']);
  const nameOf = (row: { method_name_en: string; method_name_cn: string }) =>
    localName({ name_en: row.method_name_en, name_cn: row.method_name_cn });
  if (!data) return null;
  return (
    <>
      {data.open.map((one) => (
        <p key={one.method} className="handover-open">
          <span>{t('open_parcels', { method: nameOf(one), count: one.parcels })}</span>
          <Button loading={make.isPending} onClick={() => make.mutate({ warehouse_id, method: one.method })}>
            {t('make_list')}
          </Button>
        </p>
      ))}
      {data.open.length === 0 && <p className="quiet">{t('nothing_open')}</p>}
      {data.list.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('no_lists')} />}
      <ul className="handover-lists">
        {data.list.map((one) => (
          <li key={one.handover_id}>
            <strong>{one.handover_no}</strong> {nameOf(one)} ·{' '}
            {t('list_text', { count: one.parcels, weight: wholeText(one.weight_g, currentLanguage()) })} · <TimeText at={one.made_at} />{' '}
            <Button size="small" onClick={() => void paper.start({ handover_id: one.handover_id })}>
              {t('print')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
