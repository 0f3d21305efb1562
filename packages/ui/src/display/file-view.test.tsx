import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileView } from './file-view.tsx';
import { mockServer, refused, showPage, user, watchSavedFiles } from '../testing.tsx';

const PATH = '/api/ucenter/common/file/getFile?file_id=7';
const picture = () =>
  new Response('bytes', { headers: { 'content-type': 'image/png', 'content-disposition': 'inline; filename="slip.png"' } });
/** Shows the voucher, then answers the click on "Download" with `later`. */
const download = async (later: () => Response) => {
  const answers = [picture, later];
  const asked = mockServer(() => answers.shift()?.());
  await showPage(<FileView path={PATH} name="Voucher" />);
  await user.click(await screen.findByText('Download'));
  return asked;
};

describe('a file behind the session', () => {
  it('NET-15 is fetched by its address and saved under its own name, with the token', async () => {
    const saved = watchSavedFiles();
    const asked = await download(picture);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['slip.png']));
    expect(await saved[0]?.blob.text()).toBe('bytes');
    expect(asked.map(({ path, headers }) => [path, headers.get('token')])).toEqual([
      ['/api/ucenter/common/file/getFile', 'token-1'],
      ['/api/ucenter/common/file/getFile', 'token-1'],
    ]);
  });

  it('NET-16 that cannot be saved shows a toast', async () => {
    const saved = watchSavedFiles();
    await download(() => refused(1404, 'This record does not exist'));
    expect((await screen.findByText('This record does not exist')).closest('.ant-message-error')).not.toBeNull();
    expect(saved).toEqual([]);
  });
});
