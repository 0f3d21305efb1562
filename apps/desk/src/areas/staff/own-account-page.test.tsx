import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnAccountPage } from './own-account-page.tsx';

const own = { name: 'Ada Okafor', email: 'ada@desk.test', role: 'administrator', totp_enabled: 1, recovery_codes_left: 2 };
const session = {
  session_id: '6f1c2f0e-6c7e-4a38-9d2c-0a4f6f0c9f11',
  ip: '10.0.0.1',
  user_agent: 'x',
  created_at: '2026-11-01T00:00:00.000Z',
  last_seen_at: '2026-11-01T00:00:00.000Z',
  is_current: 0,
  is_staff: 0,
};
const signIn = {
  log_id: 1,
  operation_time: '2026-11-01T00:00:00.000Z',
  ip: '10.0.0.2',
  user_agent: 'x',
  outcome: 'sessions.wrong_credentials',
};

async function show(change: object = {}) {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('/getAccount')) return { ...own, ...change };
    if (path.endsWith('/getSessions')) return { list: [session] };
    if (path.endsWith('/getSignIns')) return { list: [signIn] };
    return path.endsWith('/newRecoveryCodes') ? { recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] } : {};
  });
  await showPage(<OwnAccountPage />, { permissions: [] });
  await screen.findByText('ada@desk.test');
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the own account at the desk', () => {
  it('shows the second factor, the recovery codes left, devices and sign-ins', async () => {
    await show();
    expect(screen.getByText('2 codes left')).toBeTruthy();
    expect(await screen.findByText('10.0.0.1')).toBeTruthy();
    expect(await screen.findByText('10.0.0.2')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
  });

  it('makes new recovery codes with the password and shows them once', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await user.enter((await dialog()).getByLabelText('Your password'), 'Desk-2026!');
    await user.click((await dialog()).getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
    expect(sent()).toEqual([['newRecoveryCodes', { password: 'Desk-2026!' }]]);
  });

  it('changes the own password', async () => {
    const { sent } = await show({ totp_enabled: 0 });
    expect(screen.queryByText('Recovery codes')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.enter((await dialog()).getByLabelText('Old password'), 'Demo-2026!');
    await user.enter((await dialog()).getByLabelText('New password'), 'Desk-2026!');
    await user.enter((await dialog()).getByLabelText('Confirm the new password'), 'Desk-2026!');
    await user.click((await dialog()).getByRole('button', { name: 'Change password' }));
    const input = { current_pwd: 'Demo-2026!', new_pwd: 'Desk-2026!', confirm_new_pwd: 'Desk-2026!' };
    await waitFor(() => expect(sent()).toEqual([['updatePassword', input]]));
  });
});
