import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { awaitTask, useTaskTray } from '../kernel/tasks.ts';
import { TaskTray } from './task-tray.tsx';
import { mockServer, refused, showPage, user, watchSavedLinks } from '../testing.tsx';

const job: JobView = {
  job_id: 41,
  name: 'products.export',
  state: 'done',
  done: 3,
  total: 3,
  result: { file_id: '0b3f6f0e-4f0e-4d54-9d0c-4f6b6e0b6f11', file_name: 'products.xlsx' },
  created_at: '2026-11-15T08:00:00.000Z',
  ended_at: '2026-11-15T08:01:00.000Z',
};
const LINK = '/api/ucenter/common/job/getFile/link';
const download = async (answer: () => unknown) => {
  const asked = mockServer(({ path }) => (path === LINK ? answer() : { list: [job] }));
  await showPage(<TaskTray />);
  await user.click(screen.getByRole('button', { name: 'Your tasks' }));
  await user.click(await screen.findByText('Download'));
  return asked;
};

describe('the task tray', () => {
  it('asks for a link to the result of a task and lets the browser save it, so that a large file never fills the memory', async () => {
    const saved = watchSavedLinks();
    const asked = await download(() => ({ url: '/api/download?link=sealed' }));
    await waitFor(() => expect(saved).toEqual(['/api/download?link=sealed']));
    expect(asked.filter(({ path }) => path.includes('getFile')).map(({ path, query }) => `${path}?${query}`)).toEqual([
      `${LINK}?job_id=41`,
    ]);
  });

  it('downloads a small export directly: it is saved as soon as it is ready, and the tray stays closed', async () => {
    const saved = watchSavedLinks();
    let state: JobView['state'] = 'running';
    mockServer(({ path }) => (path === LINK ? { url: '/api/download?link=sealed' } : { list: [{ ...job, state }] }));
    await showPage(<TaskTray />);
    await screen.findByRole('button', { name: '1 task running' });
    awaitTask(job);
    state = 'done';
    await waitFor(() => expect(saved).toEqual(['/api/download?link=sealed']));
    expect(screen.queryByText('Download')).toBeNull();
    expect(screen.queryByText(/is ready/)).toBeNull();
  });

  it('opens for an export that takes longer, and does not save it by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    awaitTask(job);
    vi.advanceTimersByTime(4000);
    vi.useRealTimers();
    expect(useTaskTray.getState()).toEqual({ open: true, awaited: new Set() });
  });

  it('NET-16 shows a toast when the result cannot be downloaded', async () => {
    const saved = watchSavedLinks();
    await download(() => refused(2202, 'This task has no file'));
    expect((await screen.findByText('This task has no file')).closest('.ant-message-error')).not.toBeNull();
    expect(saved).toEqual([]);
  });
});
