import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import type { DeskJobRow } from '@quayside/contract/jobs/jobs.schemas';
import { jobStates } from '@quayside/domain/jobs/job-machine';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { JobStateTag } from '@quayside/ui/jobs/job-state-tag';
import { useJobName } from '@quayside/ui/kernel/job-name';
import { isRunning, percentOf } from '@quayside/ui/kernel/tasks';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { JobActions } from './job-actions.tsx';

/** Background jobs. Failed ones wait here for a decision. */
export function JobListPage() {
  const { t } = useTranslation(['jobs', 'kernel']);
  const nameOf = useJobName();
  return (
    <ListPage
      call={jobsDeskCalls.deskList}
      rowKey="job_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{
        param: 'state',
        counts: jobsDeskCalls.deskCounts,
        initial: 'dead',
        items: jobStates.map((state) => ({ key: state, label: t(`state.${state}`) })),
      }}
      filters={[{ kind: 'text', name: 'name', label: t('name_filter') }]}
      columns={[
        { key: 'job_id', title: t('job_id'), width: 110, render: (row) => <Copyable value={row.job_id} /> },
        { key: 'name', title: t('job'), width: 230, render: (row) => nameOf(row.name) },
        { key: 'state', title: t('state_title'), width: 120, render: (row) => <JobStateTag state={row.state} /> },
        { key: 'progress', title: t('progress'), width: 160, render: (row) => progressOf(row, t('progress')) },
        { key: 'attempts', title: t('attempts'), width: 80, align: 'end' },
        {
          key: 'error',
          title: t('error'),
          width: 320,
          render: (row) => row.error && <Typography.Text ellipsis={{ tooltip: row.error }}>{row.error}</Typography.Text>,
        },
        { key: 'customer_id', title: t('customer_id'), width: 130, render: (row) => <Copyable value={row.customer_id} /> },
        { key: 'created_at', title: t('created_at'), width: 170, sortable: 'job_id', render: (row) => <TimeText at={row.created_at} /> },
        { key: 'run_at', title: t('run_at'), width: 170, hidden: true, render: (row) => <TimeText at={row.run_at} /> },
        { key: 'ended_at', title: t('ended_at'), width: 170, hidden: true, render: (row) => <TimeText at={row.ended_at} /> },
        { ...actionsColumn(), width: 190, render: (row) => <JobActions job={row} /> },
      ]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

/** A progress bar only for running jobs with a known total. */
function progressOf(job: DeskJobRow, label: string) {
  const percent = percentOf(job);
  return isRunning(job) && percent !== null ? <Progress percent={percent} size="small" aria-label={label} /> : null;
}
