import { ScheduleOutlined } from '@ant-design/icons';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { App, Badge, Button, Popover } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobName } from '../kernel/job-name.ts';
import { useRead } from '../kernel/query.ts';
import { isRunning, justEnded, openTaskTray, pollEvery, stopAwaiting, useTaskTray } from '../kernel/tasks.ts';
import { useDownload } from '../kernel/use-download.ts';
import './task-tray.css';

// With the bars of progress, which a page does not need before somebody opens the tray.
const TaskList = lazy(() => import('./task-list.tsx').then((list) => ({ default: list.TaskList })));

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
      content={
        <Suspense fallback={null}>
          <TaskList jobs={jobs} />
        </Suspense>
      }
    >
      <Badge count={running} size="small" offset={[-6, 6]}>
        <Button type="text" icon={<ScheduleOutlined aria-hidden />} aria-label={label} aria-expanded={open} />
      </Badge>
    </Popover>
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
