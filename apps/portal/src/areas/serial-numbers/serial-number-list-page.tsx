import { UploadOutlined } from '@ant-design/icons';
import { serialNumbersCalls, type SerialNumberRow } from '@quayside/contract/serial-numbers/serial-numbers.calls';
import { serialNumberPaths } from '@quayside/contract/serial-numbers/serial-numbers.paths';
import { serialStatuses } from '@quayside/domain/serial-numbers/serial-number-rules';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Copyable } from '@quayside/ui/display/copyable';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Serial numbers of single units (SN-02); rows of one box are merged (SHELL-62). */
export function SerialNumberListPage() {
  const { t } = useTranslation('serial-numbers');
  const navigate = useNavigate();
  const bring = (
    <Allowed all={['serial-numbers.edit']}>
      <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => navigate(serialNumberPaths.import)}>
        {t('import')}
      </Button>
    </Allowed>
  );
  return (
    <ListPage
      call={serialNumbersCalls.list}
      rowKey="serial_id"
      title={t('title')}
      purpose={t('purpose')}
      columns={useSerialColumns()}
      mergeRowsBy="box_no"
      tabs={{ param: 'status', counts: serialNumbersCalls.counts, items: serialStatuses.map((key) => ({ key, label: t(`state.${key}`) })) }}
      filters={useFilters()}
      actions={bring}
      empty={{ title: t('empty_title'), hint: t('empty_hint'), action: bring }}
    />
  );
}

function useFilters(): ListFilter<typeof serialNumbersCalls.list>[] {
  const { t } = useTranslation('serial-numbers');
  const texts = ['serial_number', 'sku', 'box_no', 'receiving_no', 'order_no'] as const;
  return [
    ...texts.map((name) => ({ kind: 'text' as const, name, label: t(name) })),
    { kind: 'days', from: 'from', to: 'to', label: t('days') },
  ];
}

function useSerialColumns(): ListColumn<SerialNumberRow>[] {
  const { t } = useTranslation('serial-numbers');
  const copied = (key: 'serial_number' | 'sku' | 'barcode' | 'receiving_no' | 'system_order_no' | 'customer_order_no', width: number) => ({
    key,
    title: t(key),
    width,
    render: (row: SerialNumberRow) => <Copyable value={row[key]} />,
  });
  return [
    { key: 'box_no', title: t('box_no'), width: 150, sortable: true },
    copied('serial_number', 220),
    copied('sku', 180),
    copied('barcode', 180),
    copied('receiving_no', 180),
    {
      key: 'status',
      title: t('status'),
      width: 110,
      ellipsis: false,
      render: (row) => <StateTag tone={row.status === 'bound' ? 'good' : 'quiet'}>{t(`state.${row.status}`)}</StateTag>,
    },
    copied('system_order_no', NUMBER_WIDTH),
    copied('customer_order_no', 180),
    { key: 'created_at', title: t('created'), width: 180, sortable: 'serial_id', render: (row) => <TimeText at={row.created_at} /> },
    { key: 'bound_at', title: t('bound'), width: 180, render: (row) => <TimeText at={row.bound_at} /> },
    { key: 'customer_id', title: t('customer_id'), width: 120, hidden: true },
  ];
}
