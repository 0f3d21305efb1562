import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import { ListPage } from '@quayside/ui/list/list-page';
import { useOperationLogColumns, useOperationOptions, useOutcomeOptions } from '@quayside/ui/operation-log/operation-log-columns';
import { OperationLogDrawer } from '@quayside/ui/operation-log/operation-log-drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const everything = () => true;

export function OperationLogListPage() {
  const { t } = useTranslation('operation-log');
  const [viewed, view] = useState<OperationLogRow | null>(null);
  const columns = useOperationLogColumns(view, true);
  const operations = useOperationOptions(everything);
  const outcomes = useOutcomeOptions();
  return (
    <>
      <ListPage
        call={operationLogDeskCalls.deskList}
        rowKey="log_id"
        title={t('title')}
        purpose={t('desk_purpose')}
        columns={columns}
        filters={[
          { kind: 'text', name: 'customer_id', label: t('customer_id') },
          { kind: 'select', name: 'operation', label: t('operation'), options: operations },
          { kind: 'days', from: 'from', to: 'to', label: t('days') },
          { kind: 'text', name: 'staff', label: t('staff_filter') },
          { kind: 'select', name: 'outcome', label: t('outcome'), options: outcomes },
          { kind: 'text', name: 'account', label: t('account_filter') },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      <OperationLogDrawer row={viewed} onClose={() => view(null)} />
    </>
  );
}
