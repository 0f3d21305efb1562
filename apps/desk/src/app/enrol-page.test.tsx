import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useWhenRefused } from '@quayside/ui/kernel/use-when-refused';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EnrolPage } from './enrol-page.tsx';
import { SetPasswordPage } from './set-password-page.tsx';

const codes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKLM-NPQ${at}`);

describe('the page that demands a second factor', () => {
  async function show(confirm: unknown = { recovery_codes: codes }) {
    const asked = mockServer(({ path }) => (path.endsWith('/startTotp') ? { secret: 'SECRETSECRET', uri: 'otpauth://totp/x' } : confirm));
    const [onEnrolled, onSignOut] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await showPage(<EnrolPage onEnrolled={onEnrolled} onSignOut={onSignOut} />);
    expect(await screen.findByText('Your role needs two-factor authentication. Set it up to continue.')).toBeTruthy();
    await screen.findByText('SECRETSECRET');
    return { asked, onEnrolled, onSignOut };
  }
  const confirm = async () => {
    await user.click(screen.getByLabelText('Code from the app'));
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
  };

  it('shows the recovery codes once the code is right, and goes on after they are saved', async () => {
    const { asked, onEnrolled } = await show();
    await confirm();
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(codes);
    expect(asked.map(({ path, body }) => [path.split('/').at(-1), body]).at(-1)).toEqual(['confirmTotp', { code: '123456' }]);
    expect(onEnrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
    expect(onEnrolled).toHaveBeenCalledOnce();
  });

  it('stays after a wrong code, and lets the person sign out', async () => {
    const { onEnrolled, onSignOut } = await show(refused(2303, 'This code is wrong', { code: 'accounts.totp_wrong' }));
    await confirm();
    expect(await screen.findByText('This code is wrong')).toBeTruthy();
    expect(onEnrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('a role that demands a second factor while somebody is at work', () => {
  function Working({ onRefused }: { onRefused: () => void }) {
    useWhenRefused('staff.second_factor_required', onRefused);
    const read = useRead(ownAccountDeskCalls.signIns, {}, { silent: true });
    return <p>{read.isError ? 'refused' : 'waiting'}</p>;
  }
  const work = async (code: string) => {
    mockServer(() => refused(2602, 'No', { code }));
    const onRefused = vi.fn<() => void>();
    await showPage(<Working onRefused={onRefused} />);
    await screen.findByText('refused');
    return onRefused;
  };

  it('opens the enrolment with the first refused read, and with no other refusal', async () => {
    expect(await work('staff.second_factor_required')).toHaveBeenCalled();
    expect(await work('permission.denied')).not.toHaveBeenCalled();
  });
});

describe('the page of an invitation', () => {
  const fill = async (password: string, again = password) => {
    await user.enter(await screen.findByLabelText('New password'), password);
    await user.enter(screen.getByLabelText('Repeat the new password'), again);
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('sets the password with the token of the link', async () => {
    const asked = mockServer(() => ({}));
    await showPage(<SetPasswordPage />, { at: '/set-password?token=tok-1' });
    await fill('Desk-Quay-2026!');
    const body = { token: 'tok-1', password: 'Desk-Quay-2026!', confirm_password: 'Desk-Quay-2026!' };
    await waitFor(() => expect(asked.map((one) => [one.path, one.body])).toEqual([['/api/desk/staff/setPassword', body]]));
  });

  it('reports two different entries at the field, and an old link above the form', async () => {
    const asked = mockServer(() => refused(2603, 'This link is not valid any more', { code: 'staff.link_invalid' }));
    await showPage(<SetPasswordPage />, { at: '/set-password?token=old' });
    await fill('Desk-Quay-2026!', 'Desk-Quay-2027!');
    expect(await screen.findByText('Inconsistency between two password entries')).toBeTruthy();
    expect(asked).toEqual([]);
    await user.clear(screen.getByLabelText('Repeat the new password'));
    await user.enter(screen.getByLabelText('Repeat the new password'), 'Desk-Quay-2026!');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText('This link is not valid any more')).toBeTruthy();
  });
});
