import { user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, openPortal, sent } from '#portal/app/testing.tsx';
// Loaded ahead: a card that is not there yet would prove nothing.
import '#portal/areas/wallets/overdrawn-card.tsx';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:140.0) Gecko/20100101 Firefox/140.0';
const workplace = {
  steps: [
    { step: 'create_sku', done: true, count: 38 },
    { step: 'create_receiving', done: false, count: 0 },
    { step: 'top_up', done: true, count: 0 },
    { step: 'ship_order', done: false, count: 0 },
    { step: 'in_transit', done: false, count: 0 },
    { step: 'sign_for', done: false, count: 0 },
  ],
  newest_notice: null,
  sign_ins: [
    { log_id: 2, operation_time: '2026-11-15T08:30:00.000Z', ip: '203.0.113.7', user_agent: CHROME, outcome: 'done' },
    { log_id: 1, operation_time: '2026-11-14T21:05:00.000Z', ip: '198.51.100.9', user_agent: FIREFOX, outcome: 'accounts.wrong_password' },
  ],
};
/** The list inside a panel, once it holds this text. */
const panel = async (title: string, text: string) => {
  await openPortal('/', { '/api/ucenter/dashboard/getWorkplace': workplace });
  const heading = await screen.findByRole('heading', { name: title });
  const section = within(heading.closest('section') ?? document.body);
  await section.findByText(text);
  return section.getAllByRole('listitem').map((item) => item.textContent);
};

describe('the workplace', () => {
  it('DASH-02 draws the six steps of the onboarding strip in order, and which are done', async () => {
    expect(await panel('From the first SKU to the customer’s door', 'Create SKU')).toEqual([
      'Create SKU (done)38 SKUs',
      '2Create receiving (next)',
      'Top up (done)',
      '4Ship order (not yet)',
      '5In transit (not yet)',
      '6Sign for (not yet)',
    ]);
  });

  it('DASH-09 draws the recent sign-ins: device, address, outcome and time', async () => {
    const rows = await panel('Recent sign-ins', '203.0.113.7');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^Chrome on Windows203\.0\.113\.7Signed in.*2026/);
    expect(rows[1]).toMatch(/^Firefox on macOS198\.51\.100\.9Failed.*2026/);
  });

  const unread = { press_id: 9, title: 'Your balance was adjusted', description: '<p>−5.00 USD</p>', meta_title: '', is_read: 0 };
  const list = { list: [{ ...unread, publish_on_time: '2026-11-16T08:00:00.000Z' }], count: 1 };
  const balance = { balance: '-1234.50', held: '0.00', credit_limit: '2000.00', spendable: '765.50' };

  it('draws the beginning of the newest notice as text', async () => {
    const description = '<p>The dock is closed.</p><p>Back on <b>Monday</b>.</p>';
    const newest_notice = { ...unread, title: 'Holidays', description, publish_on_time: '2026-11-16T08:00:00.000Z' };
    await openPortal('/', { '/api/ucenter/dashboard/getWorkplace': { ...workplace, newest_notice } });
    const title = await screen.findByRole('heading', { name: 'Holidays' });
    expect(title.parentElement?.textContent).toMatch(/^HolidaysThe dock is closed\. Back on Monday\./);
  });

  it('shows unread messages first, opens one and marks it as read', async () => {
    const path = '/api/ucenter/customer/notice/updateReadStatus';
    const { asked } = await openPortal('/', { '/api/ucenter/customer/notice/getList': list, [path]: {} });
    await screen.findByRole('heading', { name: '1 unread message' });
    const titles = [...document.querySelectorAll('.workplace-card h2')].map((one) => one.textContent);
    expect(titles[0]).toBe('1 unread message');
    await user.click(screen.getByRole('button', { name: 'Your balance was adjusted' }));
    await user.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body);
    await waitFor(() => expect(sent(asked, path)).toEqual([{ press_id: 9 }]));
  });

  it('shows a negative balance as what it is, with the amount and what to do', async () => {
    const me = aUser({ permissions: ['wallets.read', 'top-ups.edit'] });
    await openPortal('/', { '/api/ucenter/getCurrentUser': me, '/api/ucenter/billing/getBalance': balance });
    const alert = await screen.findByText('Your balance is −1,234.50 USD');
    expect(alert.closest('.ant-alert-error')?.textContent).toContain('Top up 1,234.50 USD to bring it back to zero.');
    expect(alert.closest('.ant-alert-error')?.querySelector('a')?.getAttribute('href')).toBe('/billing/topUp');
  });

  it('warns of nothing while the balance is not negative', async () => {
    const me = aUser({ permissions: ['wallets.read'] });
    await openPortal('/', { '/api/ucenter/getCurrentUser': me, '/api/ucenter/billing/getBalance': { ...balance, balance: '0.00' } });
    // Both cards read the same balance: once one shows it, the other has decided.
    await screen.findByText('765.50');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector('.ant-alert-error')).toBeNull();
  });
});
