import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReadOnlyDrawer } from '#desk/kernel/read-only-drawer.tsx';
import { StartRun } from './start-run.tsx';
import './storage-fees.css';

/** Every night's run and what it billed (BILL-11). */
export function RunsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-storage-fees');
  const runs = useRead(storageFeesDeskCalls.deskRuns, {}, { pollMs: () => 5000 });
  return (
    <ReadOnlyDrawer size={760} title={t('runs')} onClose={onClose}>
      {useCan('desk.storage-fees.manage') && <StartRun />}
      <Table
        size="small"
        pagination={false}
        loading={runs.isPending}
        locale={{ emptyText: t('runs_none') }}
        rowKey="day"
        dataSource={runs.data?.list ?? []}
        columns={[
          { title: t('run_day'), dataIndex: 'day', className: 'one-line', render: (_, { day }) => <DayText day={day} /> },
          { title: t('ran_at'), dataIndex: 'ran_at', render: (_, { ran_at }) => <TimeText at={ran_at} /> },
          { title: t('bills'), dataIndex: 'bills', align: 'end', render: (_, { bills }) => wholeText(bills, currentLanguage()) },
          {
            title: t('amount'),
            dataIndex: 'amount',
            align: 'end',
            render: (_, { amount }) => <MoneyText amount={amount} currency="USD" />,
          },
          {
            title: t('run_settled'),
            dataIndex: 'settled_amount',
            align: 'end',
            render: (_, run) =>
              run.settled_bills === 0 ? (
                EMPTY
              ) : (
                <>
                  {wholeText(run.settled_bills, currentLanguage())} · <MoneyText amount={run.settled_amount} currency="USD" />
                </>
              ),
          },
          { title: t('run_by'), dataIndex: 'started_by', render: (_, { started_by }) => started_by ?? t('run_nightly') },
        ]}
      />
    </ReadOnlyDrawer>
  );
}
