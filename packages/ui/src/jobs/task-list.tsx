import { DownloadOutlined } from '@ant-design/icons';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../display/time-text.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { currentLanguage, localeCode } from '../kernel/i18n.ts';
import { useJobName } from '../kernel/job-name.ts';
import { isRunning, percentOf } from '../kernel/tasks.ts';
import { useDownload } from '../kernel/use-download.ts';
import { JobStateTag } from './job-state-tag.tsx';

/** What the tray lists: progress, result and file of each task. */
export function TaskList({ jobs }: { jobs: readonly JobView[] }) {
  const { t } = useTranslation('jobs');
  if (jobs.length === 0) return <EmptyState title={t('tray.empty')} hint={t('tray.empty_hint')} />;
  return (
    <ul className="task-list">
      {jobs.map((job) => (
        <Task key={job.job_id} job={job} />
      ))}
    </ul>
  );
}

function Task({ job }: { job: JobView }) {
  const { t } = useTranslation('jobs');
  const nameOf = useJobName();
  return (
    <li className="task">
      <div className="task-line">
        <span className="task-name">{nameOf(job.name)}</span>
        <JobStateTag state={job.state} />
      </div>
      {isRunning(job) && <TaskProgress job={job} />}
      {job.state === 'dead' && <p className="task-note">{t('tray.failed_hint')}</p>}
      <div className="task-line">
        <span className="task-note">
          <TimeText at={job.ended_at ?? job.created_at} />
        </span>
        {job.state === 'done' && job.result !== null && <TaskDownload job={job} />}
      </div>
    </li>
  );
}

function TaskProgress({ job }: { job: JobView }) {
  const { t } = useTranslation('jobs');
  const nameOf = useJobName();
  const percent = percentOf(job);
  const number = new Intl.NumberFormat(localeCode(currentLanguage()));
  const done = number.format(job.done);
  const counts = job.total === null ? t('tray.counts_open', { done }) : t('tray.counts', { done, total: number.format(job.total) });
  return (
    <>
      <Progress percent={percent ?? 100} status="active" showInfo={false} size="small" aria-label={nameOf(job.name)} />
      <p className="task-note">{counts}</p>
    </>
  );
}

function TaskDownload({ job }: { job: JobView }) {
  const { t } = useTranslation('jobs');
  const file = useDownload(jobsCalls.getFile);
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      loading={file.busy}
      onClick={() => void file.start({ job_id: job.job_id })}
    >
      {t('tray.download')}
    </Button>
  );
}
