import { PlusOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { billStatuses } from '@quayside/domain/inbound/inbound-machine';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListFilter } from '@quayside/ui/list/list-types';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import '#portal/kernel/things.css';
import { useBoxColumns } from './box-columns.tsx';
import './inbound.css';

/** All boxes of all appointments (D-50); boxes of one appointment share its cell. */
export function BoxListPage() {
  const { t } = useTranslation('inbound');
  return (
    <ListPage
      call={inboundCalls.boxes}
      rowKey="mark"
      title={t('boxes_title')}
      columns={useBoxColumns('all')}
      filters={useFilters()}
      mergeRowsBy="inbound_no"
      actions={<QuickBooking />}
      empty={{ title: t('boxes_empty'), hint: t('boxes_empty_hint'), action: <QuickBooking /> }}
    />
  );
}

function useFilters(): ListFilter<typeof inboundCalls.boxes>[] {
  const { t } = useTranslation('inbound');
  return [
    { kind: 'text', name: 'number', label: t('box_number_filter') },
    { kind: 'text', name: 'sku', label: t('sku_filter') },
    {
      kind: 'select',
      name: 'bill_status',
      label: t('status'),
      options: billStatuses.map((value) => ({ value, label: t(`bill_status.${value}`) })),
    },
  ];
}

function QuickBooking() {
  const { t } = useTranslation('inbound');
  const navigate = useNavigate();
  return (
    <Allowed all={['inbound.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(inboundPaths.quickCreate)}>
        {t('quick')}
      </Button>
    </Allowed>
  );
}
