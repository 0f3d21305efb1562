import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import { ListPage } from '@quayside/ui/list/list-page';
import { useOperationLogColumns, useOperationOptions, useOutcomeOptions } from '@quayside/ui/operation-log/operation-log-columns';
import { OperationLogDrawer } from '@quayside/ui/operation-log/operation-log-drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const everything = () => true;

/** What the customer's people and our staff did (LOG-01). */
export function LogTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation(['operation-log', 'customers']);
  const [viewed, view] = useState<OperationLogRow | null>(null);
  return (
    <>
      <ListPage
        call={operationLogDeskCalls.deskList}
        fixed={{ customer_id }}
        rowKey="log_id"
        title={t('title')}
        columns={useOperationLogColumns(view, false)}
        filters={[
          { kind: 'select', name: 'operation', label: t('operation'), options: useOperationOptions(everything) },
          { kind: 'days', from: 'from', to: 'to', label: t('days') },
          { kind: 'text', name: 'staff', label: t('staff_filter') },
          { kind: 'select', name: 'outcome', label: t('outcome'), options: useOutcomeOptions() },
        ]}
        empty={{ title: t('empty_title'), hint: t('list_empty_hint', { ns: 'customers' }) }}
      />
      <OperationLogDrawer row={viewed} onClose={() => view(null)} />
    </>
  );
}
