import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TaskTray } from './task-tray.tsx';
import { mockServer, refused, showPage, user, watchSavedFiles } from '../testing.tsx';

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
const download = async (answer: () => Response) => {
  const asked = mockServer(({ path }) => (path.endsWith('getFile') ? answer() : { list: [job] }));
  await showPage(<TaskTray />);
  await user.click(screen.getByRole('button', { name: 'Your tasks' }));
  await user.click(await screen.findByText('Download'));
  return asked;
};

describe('the task tray', () => {
  it('NET-15 fetches the result of a task by its address and saves it as a blob', async () => {
    const saved = watchSavedFiles();
    const asked = await download(
      () => new Response('cells', { headers: { 'content-disposition': 'attachment; filename="products.xlsx"' } }),
    );
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['products.xlsx']));
    expect(await saved[0]?.blob.text()).toBe('cells');
    expect(asked.find(({ path }) => path.endsWith('getFile'))?.query.get('job_id')).toBe('41');
  });

  it('NET-16 shows a toast when the result cannot be downloaded', async () => {
    const saved = watchSavedFiles();
    await download(() => refused(2202, 'This task has no file'));
    expect((await screen.findByText('This task has no file')).closest('.ant-message-error')).not.toBeNull();
    expect(saved).toEqual([]);
  });
});
