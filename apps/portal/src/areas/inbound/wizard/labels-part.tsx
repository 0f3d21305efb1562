import { BarcodeOutlined, DownloadOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelDialog } from '#portal/kernel/labels/label-dialog.tsx';
import type { InboundModel } from './use-inbound-model.ts';

/** Product list and barcode labels (INB-06). */
export function LabelsPart({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound', 'products']);
  const { opened, work } = model;
  const [isPrinting, setPrinting] = useState(false);
  const list = useDownload(inboundCalls.productList);
  const products = work.lines.flatMap(({ product_id }) => work.products[product_id] ?? []);
  return (
    <div className="paper-cards">
      <section aria-labelledby="inbound-product-list">
        <h3 id="inbound-product-list">{t('labels_list_title')}</h3>
        <p className="quiet">{t('labels_list_text')}</p>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={list.busy}
          disabled={opened === null}
          onClick={() => opened && void list.start({ inbound_id: opened.inbound_id })}
        >
          {t('labels_list_get')}
        </Button>
      </section>
      <section aria-labelledby="inbound-labels">
        <h3 id="inbound-labels">{t('labels_title')}</h3>
        <p className="quiet">{t('labels_text')}</p>
        <Button icon={<BarcodeOutlined aria-hidden />} disabled={products.length === 0} onClick={() => setPrinting(true)}>
          {t('labels_get')}
        </Button>
      </section>
      <LabelDialog products={isPrinting ? products : null} onClose={() => setPrinting(false)} />
    </div>
  );
}
