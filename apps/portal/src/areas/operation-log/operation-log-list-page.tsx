import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { ListPage } from '@quayside/ui/list/list-page';
import { useOperationLogColumns, useOperationOptions, useOutcomeOptions } from '@quayside/ui/operation-log/operation-log-columns';
import { OperationLogDrawer } from '@quayside/ui/operation-log/operation-log-drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Staff-only operations are never in a merchant's log. */
const isMerchants = (operation: string) => !operation.includes('desk_') && operation !== 'jobs.retry' && operation !== 'jobs.discard';

export function OperationLogListPage() {
  const { t } = useTranslation('operation-log');
  const [viewed, view] = useState<OperationLogRow | null>(null);
  const columns = useOperationLogColumns(view, false);
  const operations = useOperationOptions(isMerchants);
  const outcomes = useOutcomeOptions();
  const startExport = useWrite(operationLogCalls.export, ['jobs'], {
    // The task tray shows the export.
    onDone: awaitTask,
  });
  return (
    <>
      <ListPage
        call={operationLogCalls.list}
        rowKey="log_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={columns}
        filters={[
          { kind: 'select', name: 'operation', label: t('operation'), options: operations },
          { kind: 'text', name: 'account', label: t('account_filter') },
          { kind: 'select', name: 'outcome', label: t('outcome'), options: outcomes },
          { kind: 'days', from: 'from', to: 'to', label: t('days') },
        ]}
        onExport={startExport.mutateAsync}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      <OperationLogDrawer row={viewed} onClose={() => view(null)} />
    </>
  );
}
