import { ok, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, openPortal, press, sent, userMenu } from './testing.tsx';

const ME = '/api/ucenter/getCurrentUser';

describe('settings and password', () => {
  it('USER-21 shows the key masked, then whole, and renews it after asking', async () => {
    const { asked } = await openPortal('/', { '/api/ucenter/customer/setting/generateCustomerApiKey': { apikey: 'qk_new' } });
    await userMenu('API key and tracking');
    const field = await screen.findByLabelText<HTMLInputElement>('API key');
    expect(field.value).toBe('qk_••••••••1234');
    await press('Show the key');
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('qk_abcdefghijkl1234');
    await press('Make a new key');
    expect(await screen.findByText(/The old key stops working at once/)).toBeTruthy();
    expect(sent(asked, '/api/ucenter/customer/setting/generateCustomerApiKey')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Make a new key' }).at(-1) ?? document.body);
    await waitFor(() => expect(sent(asked, '/api/ucenter/customer/setting/generateCustomerApiKey')).toEqual([{}]));
  });

  it('USER-21 makes the first key at once: there is no old key that could stop working', async () => {
    const path = '/api/ucenter/customer/setting/generateCustomerApiKey';
    const none = { '/api/ucenter/customer/setting/getSettingInfo': { apikey: '', show_true_tracking_number: 0 } };
    const { asked } = await openPortal('/', { ...none, [path]: { apikey: 'qk_new' } });
    await userMenu('API key and tracking');
    await press('Make an API key');
    expect(await screen.findByText('Your API key is ready.')).toBeTruthy();
    expect(screen.queryByText(/old key/)).toBeNull();
    expect(sent(asked, path)).toEqual([{}]);
  });

  it('D-68 a sub-account neither sees nor renews the key', async () => {
    await openPortal('/', { [ME]: aUser({ customer_sub_account_id: 5 }) });
    await userMenu('API key and tracking');
    expect((await screen.findByLabelText<HTMLInputElement>('API key')).value).toContain('••••');
    expect(screen.queryByRole('button', { name: 'Show the key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a new key' })).toBeNull();
  });

  it('USER-22 switches the true tracking number', async () => {
    const path = '/api/ucenter/customer/setting/changeShowTrueTrackingNumber';
    const { asked } = await openPortal('/', { [path]: {} });
    await userMenu('API key and tracking');
    await user.click(await screen.findByRole('switch', { name: 'Show the true tracking number' }));
    await waitFor(() => expect(sent(asked, path)).toEqual([{ show_true_tracking_number: 1 }]));
  });

  it('chooses on the profile which mails about money the main account gets', async () => {
    const path = '/api/ucenter/customer/setting/saveMoneyMails';
    const profile = {
      email: 'mei@x.test',
      firstname: 'Mei',
      lastname: 'Lin',
      phone: '',
      account_type: 'main',
      totp_enabled: 0,
      recovery_codes_left: 0,
    };
    const { asked } = await openPortal('/user/profile', {
      '/api/ucenter/customer/profile/getProfile': profile,
      '/api/ucenter/customer/profile/getSessions': { list: [] },
      '/api/ucenter/customer/profile/getSignIns': { list: [] },
      '/api/ucenter/customer/setting/getMoneyMails': { adjustment: 1, credit_limit: 1, top_up: 1 },
      [path]: { adjustment: 1, credit_limit: 0, top_up: 1 },
    });
    await user.click(await screen.findByRole('switch', { name: 'Changes of the credit limit' }));
    await waitFor(() => expect(sent(asked, path)).toEqual([{ adjustment: 1, credit_limit: 0, top_up: 1 }]));
  });

  it('USER-27 USER-28 USER-29 each fault of a new password has its own words', async () => {
    const path = '/api/ucenter/customer/setting/updatePwd';
    const { asked } = await openPortal('/', { [path]: {} });
    await userMenu('Change password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const save = () => user.click(dialog.getByRole('button', { name: 'Change password' }));
    await save();
    expect(await dialog.findByText('Please enter the old password')).toBeTruthy();
    expect(dialog.getByText('Please enter the new password')).toBeTruthy();
    expect(dialog.getByText('Please enter the new password again')).toBeTruthy();
    await user.enter(dialog.getByLabelText('Old password'), 'Old-1234');
    await user.enter(dialog.getByLabelText('New password'), 'New-12345');
    await user.enter(dialog.getByLabelText('Confirm the new password'), 'New-1234');
    await save();
    expect(await dialog.findByText('Inconsistency between two password entries')).toBeTruthy();
    expect(sent(asked, path)).toEqual([]);
    await user.enter(dialog.getByLabelText('Confirm the new password'), '5');
    await save();
    await waitFor(() =>
      expect(sent(asked, path)).toEqual([{ current_pwd: 'Old-1234', new_pwd: 'New-12345', confirm_new_pwd: 'New-12345' }]),
    );
  });

  it('USER-30 shows the msg the server answers a changed password with', async () => {
    const path = '/api/ucenter/customer/setting/updatePwd';
    const { asked } = await openPortal('/', { [path]: () => ok({}, 'Only the server knows these words') });
    await userMenu('Change password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await user.enter(dialog.getByLabelText('Old password'), 'Old-1234');
    await user.enter(dialog.getByLabelText('New password'), 'New-12345');
    await user.enter(dialog.getByLabelText('Confirm the new password'), 'New-12345');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect((await screen.findByText('Only the server knows these words')).closest('.ant-message-success')).not.toBeNull();
    expect(sent(asked, path)).toEqual([{ current_pwd: 'Old-1234', new_pwd: 'New-12345', confirm_new_pwd: 'New-12345' }]);
  });
});
