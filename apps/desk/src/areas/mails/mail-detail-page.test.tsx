import type { MailDetail } from '@quayside/contract/mails/mails.desk-calls';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MailDetailPage } from './mail-detail-page.tsx';

const mail: MailDetail = {
  mail_id: 7,
  customer_id: 10001,
  template: 'accounts.reset_password',
  to_address: 'mei@shop.test',
  to_name: 'Mei Lin',
  subject: 'Set a new password',
  state: 'sent',
  created_at: '2026-11-01T00:00:00.000Z',
  sent_at: '2026-11-01T00:00:01.000Z',
  html: '<p>hidden</p>',
  text: 'hidden',
  error: null,
  is_security: 1,
};

async function show(change: Partial<MailDetail> = {}, permissions = ['desk.mails.read', 'desk.mails.send']) {
  const asked = mockServer(({ method }) => (method === 'GET' ? { ...mail, ...change } : {}));
  await showPage(<MailDetailPage />, { at: '/mails/detail?mail_id=7', permissions });
  await screen.findByRole('heading', { name: 'Set a new password' });
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

describe('a mail at the desk', () => {
  it('says that the link of a security mail is hidden, and sends a new one', async () => {
    const { sent } = await show();
    expect(screen.getByText(/The link of this mail is hidden/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect((await dialog()).getByText('A new link goes to mei@shop.test. The old link stops working.')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent()).toEqual([['sendAgain', { mail_id: 7 }]]));
    expect(await screen.findByText('The mail is on its way.')).toBeTruthy();
  });

  it('hides nothing of another mail', async () => {
    await show({ is_security: 0 });
    expect(screen.queryByText(/The link of this mail is hidden/)).toBeNull();
  });

  it('is not sent again by staff who may only read', async () => {
    await show({}, ['desk.mails.read']);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
