import { DownloadOutlined, ScheduleOutlined } from '@ant-design/icons';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { App, Badge, Button, Popover, Progress } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JobStateTag } from './job-state-tag.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import { useJobName } from '../kernel/job-name.ts';
import { useRead } from '../kernel/query.ts';
import { isRunning, justEnded, openTaskTray, percentOf, pollEvery, stopAwaiting, useTaskTray } from '../kernel/tasks.ts';
import { useDownload } from '../kernel/use-download.ts';
import { localeCode } from '../kernel/i18n.ts';
import { EmptyState } from '../feedback/states.tsx';
import './task-tray.css';
import { TimeText } from '../display/time-text.tsx';

const none: readonly JobView[] = [];

/** Background jobs of the user: progress and result, visible on every page. */
export function TaskTray() {
  const { t } = useTranslation('jobs');
  const open = useTaskTray((tray) => tray.open);
  const isAwaited = useTaskTray((tray) => tray.awaited.size > 0);
  const mine = useRead(jobsCalls.mine, {}, { silent: true, pollMs: (content) => pollEvery(content?.list ?? none, open, isAwaited) });
  const jobs = mine.data?.list ?? none;
  const running = jobs.filter(isRunning).length;
  useEndedMessages(jobs);
  const label = running === 0 ? t('tray.open') : t('tray.running', { count: running });
  return (
    <Popover
      open={open}
      onOpenChange={openTaskTray}
      trigger="click"
      placement="bottomRight"
      classNames={{ root: 'task-popover' }}
      title={t('tray.title')}
      content={<TaskList jobs={jobs} />}
    >
      <Badge count={running} size="small" offset={[-6, 6]}>
        <Button type="text" icon={<ScheduleOutlined aria-hidden />} aria-label={label} aria-expanded={open} />
      </Badge>
    </Popover>
  );
}

function TaskList({ jobs }: { jobs: readonly JobView[] }) {
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

/** Notifies once when a task has ended, on any page. */
function useEndedMessages(jobs: readonly JobView[]): void {
  const { t } = useTranslation('jobs');
  const { message } = App.useApp();
  const nameOf = useJobName();
  const before = useRef(jobs);
  const { start: save } = useDownload(jobsCalls.getFile);
  const saveFile = useEffectEvent((job_id: number) => void save({ job_id }));
  // An effect, because the end of a task is a change between two polls.
  useEffect(() => {
    const ended = justEnded(before.current, jobs);
    const { awaited } = useTaskTray.getState();
    for (const job of jobs.filter((one) => !isRunning(one) && awaited.has(one.job_id))) {
      stopAwaiting(job.job_id);
      if (job.state === 'done' && job.result !== null) saveFile(job.job_id);
      else if (!ended.includes(job)) ended.push(job);
    }
    for (const job of ended.filter((one) => !(awaited.has(one.job_id) && one.state === 'done'))) {
      const name = nameOf(job.name);
      if (job.state === 'done') message.success(t('tray.ready', { name }));
      else message.error(t('tray.failed', { name }));
    }
    before.current = jobs;
  }, [jobs, message, nameOf, t]);
}
