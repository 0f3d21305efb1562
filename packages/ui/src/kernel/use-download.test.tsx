import { defineCalls } from '@quayside/contract/kernel/call';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mockServer, refused, showPage, user, watchSavedFiles, type Play } from '../testing.tsx';
import { useDownload } from './use-download.ts';

const any = z.looseObject({});
const calls = defineCalls('orders', {
  file: { method: 'GET', path: '/api/things/file', input: any, output: any, permission: 'signed_in', log: null, answers: 'file' },
});
const done = vi.fn<(worked: boolean) => void>();

function Page() {
  const file = useDownload(calls.file);
  const start = async () => done(await file.start({ thing_id: 3 }));
  return (
    <button type="button" onClick={() => void start()}>
      {'fetch'}
    </button>
  );
}
const press = async (play: Play) => {
  done.mockClear();
  const asked = mockServer(play);
  await showPage(<Page />);
  await user.click(screen.getByText('fetch'));
  await waitFor(() => expect(done).toHaveBeenCalled());
  return asked;
};

describe('a download started on a page', () => {
  it('NET-15 is fetched by its address and saved under the name the server gave it', async () => {
    const saved = watchSavedFiles();
    const asked = await press(() => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="log.csv"' } }));
    expect(asked.map(({ path, query }) => `${path}?${query}`)).toEqual(['/api/things/file?thing_id=3']);
    expect(saved.map(({ name }) => name)).toEqual(['log.csv']);
    expect(await saved[0]?.blob.text()).toBe('a,b');
    expect(done).toHaveBeenCalledWith(true);
    expect(document.querySelector('.ant-message-error')).toBeNull();
  });

  it('NET-16 shows a toast when there is no file', async () => {
    const saved = watchSavedFiles();
    await press(() => refused(2202, 'This file is gone'));
    expect((await screen.findByText('This file is gone')).closest('.ant-message-error')).not.toBeNull();
    expect(done).toHaveBeenCalledWith(false);
    expect(saved).toEqual([]);
  });

  it('NET-16 shows a toast when the network is gone', async () => {
    await press(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await screen.findByText('Please check your network')).closest('.ant-message-error')).not.toBeNull();
  });
});
