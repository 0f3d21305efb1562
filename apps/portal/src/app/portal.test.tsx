import { usePrompts } from '@quayside/ui/kernel/prompts';
import { refused, type Asked } from '@quayside/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { aNotice, aUser, harbourline, openPortal } from './testing.tsx';

const ME = '/api/ucenter/getCurrentUser';
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  usePrompts.setState({ expired: false, acknowledge: null });
  document.body.innerHTML = '';
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (asked: Asked[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
const userMenu = async (entry: string) => {
  await press('Account of Mei Lin');
  const entries = await screen.findAllByRole('menuitem', { name: new RegExp(entry) });
  await userEvent.click(entries.at(-1) ?? document.body);
};

describe('the portal of an account', () => {
  it('SHELL-29 fetches the user with the token and builds the menu from the answer', async () => {
    const { asked } = await openPortal('/');
    expect(await screen.findByRole('heading', { name: /Mei Lin/ })).toBeTruthy();
    const first = asked.find(({ path }) => path === ME);
    expect(first?.headers.get('token')).toMatch(/^token-/);
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(nav.getByText('Workplace')).toBeTruthy();
    expect(nav.getByText('Settings')).toBeTruthy();
    expect(nav.queryByText('Profile')).toBeNull();
  });

  it('SHELL-60 what is loaded on the side and fails is swallowed: without its brand the portal still opens', async () => {
    const brand = '/api/ucenter/common/brand/getBrand';
    const { asked } = await openPortal('/', { [ME]: aUser({ platform_type: 3 }), [brand]: () => refused(1500, 'broken brand') });
    expect(await screen.findByRole('heading', { name: /Mei Lin/ })).toBeTruthy();
    await vi.waitFor(() => expect(asked.some(({ path }) => path === brand)).toBe(true));
    expect(screen.queryByText('broken brand')).toBeNull();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });

  it('D-85 a start that fails leads to /500 with two ways on', async () => {
    const { address } = await openPortal('/user/profile?x=1', { [ME]: () => refused(1500, 'broken') });
    await vi.waitFor(() => expect(address()).toBe('/500?from=%2Fuser%2Fprofile%3Fx%3D1'));
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await press('Try again');
    expect(assign).toHaveBeenCalledWith('/user/profile?x=1');
    await press('log in again');
    expect(assign).toHaveBeenLastCalledWith(expect.stringContaining('/login?reason=expired&from=%2Fuser%2Fprofile%3Fx%3D1'));
    expect(session.token()).toBeNull();
  });

  it('D-85 AUTH-20 a session that has ended at the start leads to login with the way back', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await openPortal('/user/profile', { [ME]: () => refused(1010, 'expired') });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?reason=expired&from=%2Fuser%2Fprofile&platform_type=1'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('NET-10 NET-11 AUTH-20 later on it asks first, once', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const ended = () => refused(1010, 'expired');
    await openPortal('/user/profile', {
      '/api/ucenter/customer/profile/getProfile': ended,
      '/api/ucenter/customer/profile/getSessions': ended,
    });
    expect(await screen.findByText('Login status has expired, please login again!')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    await press('log in again');
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('from=%2Fuser%2Fprofile'));
  });

  it('NET-12 any other refusal is a toast with the words of the server', async () => {
    await openPortal('/user/message', {
      '/api/ucenter/customer/notice/getList': { list: [aNotice], count: 1 },
      '/api/ucenter/customer/notice/getUnreadCount': { count: 1 },
      '/api/ucenter/customer/notice/updateAllReadStatus': () => refused(1007, 'Operation too frequent.'),
    });
    await press('Mark all as read');
    expect(await screen.findByText('Operation too frequent.')).toBeTruthy();
  });
});

describe('the header', () => {
  it('SHELL-03 SHELL-02 names the kind of account and the customer ID, on every page', async () => {
    await openPortal('/user/profile', { [ME]: aUser({ customer_id: 10042 }) });
    await press('Account of Mei Lin');
    expect(await screen.findByText('Main account · Customer 10042')).toBeTruthy();
  });

  it('USER-03 shows the app button only when told to', async () => {
    await openPortal('/', { [ME]: aUser({ app_down_button_is_display: 0 }) });
    await screen.findByRole('link', { name: 'User guide' });
    expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  });

  it('USER-04 USER-05 D-95 draws the code for Android and says coming soon for iOS', async () => {
    const links = {
      android_version_info: { app_download_link: 'https://app.example/a.apk' },
      ios_version_info: { app_download_link: '' },
    };
    const { asked } = await openPortal('/', {
      [ME]: aUser({ app_down_button_is_display: 1 }),
      '/api/ucenter/common/commonAppVersion/getAppNewVersion': links,
    });
    await press('Get the app');
    expect(await screen.findByRole('img', { name: 'QR code that leads to the app' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the link' }).getAttribute('href')).toBe('https://app.example/a.apk');
    expect(asked.find(({ path }) => path.endsWith('getAppNewVersion'))?.query.get('project_type')).toBe('1');
    await userEvent.click(screen.getByText('iOS'));
    expect(await screen.findByText('Coming soon')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'QR code that leads to the app' })).toBeNull();
  });

  it('USER-07 USER-08 has the guide of the brand, fullscreen and languages', async () => {
    await openPortal('/');
    expect((await screen.findByRole('link', { name: 'User guide' })).getAttribute('href')).toBe(harbourline.guide_en);
    expect(screen.getByRole('button', { name: 'Fullscreen' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Language' })).toBeTruthy();
  });

  it('USER-09 D-94 the bell counts what is unread and opens the messages', async () => {
    const { address } = await openPortal('/', {
      '/api/ucenter/customer/notice/getUnreadCount': { count: 3 },
      '/api/ucenter/customer/notice/getList': { list: [], count: 0 },
    });
    await press('3 unread messages');
    await vi.waitFor(() => expect(address()).toBe('/user/message'));
  });

  it('USER-10 USER-11 a sub-account is not offered to change the password', async () => {
    await openPortal('/', { [ME]: aUser({ customer_sub_account_id: 5, account_type: 'internal' }) });
    await press('Account of Mei Lin');
    const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    expect(entries).toContain('Profile');
    expect(entries).toContain('Settings');
    expect(entries).toContain('Sign out');
    expect(entries).not.toContain('Change password');
  });

  it('USER-12 signing out asks first', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { asked } = await openPortal('/', { '/api/ucenter/logout': {} });
    await userMenu('Sign out');
    expect(await screen.findByText('You will need your password to come back.')).toBeTruthy();
    expect(sent(asked, '/api/ucenter/logout')).toEqual([]);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sign out' })).at(-1) ?? document.body);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
    expect(sent(asked, '/api/ucenter/logout')).toEqual([{}]);
    expect(session.token()).toBeNull();
  });

  it('says on every page that staff act for the customer', async () => {
    await openPortal('/', { [ME]: aUser({ acting_staff: 'Ada', guide_type_3: 0 }) });
    expect(await screen.findByText(/Ada of the provider is acting for Mei Lin/)).toBeTruthy();
    expect(screen.queryByText('Before you begin')).toBeNull();
  });
});

describe('notices', () => {
  it('USER-15 USER-16 shows the newest while unread; closing marks it read', async () => {
    const { asked } = await openPortal('/', {
      '/api/ucenter/customer/notice/getNewestInfo': { ...aNotice, is_read: 0 },
      '/api/ucenter/customer/notice/updateReadStatus': {},
    });
    const dialog = await screen.findByRole('dialog', { name: 'Holiday hours' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    await vi.waitFor(() => expect(sent(asked, '/api/ucenter/customer/notice/updateReadStatus')).toEqual([{ press_id: 9 }]));
  });

  it('USER-15 a read one does not come back', async () => {
    await openPortal('/', { '/api/ucenter/customer/notice/getNewestInfo': aNotice });
    await screen.findByRole('heading', { name: /Mei Lin/ });
    expect(screen.queryByRole('dialog', { name: 'Holiday hours' })).toBeNull();
  });

  it('USER-36 the message page lists them and marks all', async () => {
    const { asked } = await openPortal('/user/message', {
      '/api/ucenter/customer/notice/getList': { list: [{ ...aNotice, is_read: 0 }], count: 1 },
      '/api/ucenter/customer/notice/getUnreadCount': { count: 1 },
      '/api/ucenter/customer/notice/updateAllReadStatus': {},
    });
    expect(await screen.findByText('Holiday hours')).toBeTruthy();
    await press('Mark all as read');
    await vi.waitFor(() => expect(sent(asked, '/api/ucenter/customer/notice/updateAllReadStatus')).toEqual([{}]));
  });
});

describe('settings and password', () => {
  it('USER-21 shows the key masked, then whole, and renews it after asking', async () => {
    const { asked } = await openPortal('/', { '/api/ucenter/customer/setting/generateCustomerApiKey': { apikey: 'qk_new' } });
    await userMenu('Settings');
    const field = await screen.findByLabelText<HTMLInputElement>('API key');
    expect(field.value).toBe('qk_••••••••1234');
    await press('Show the key');
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('qk_abcdefghijkl1234');
    await press('Make a new key');
    expect(await screen.findByText(/The old key stops working at once/)).toBeTruthy();
    expect(sent(asked, '/api/ucenter/customer/setting/generateCustomerApiKey')).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Make a new key' }).at(-1) ?? document.body);
    await vi.waitFor(() => expect(sent(asked, '/api/ucenter/customer/setting/generateCustomerApiKey')).toEqual([{}]));
  });

  it('D-68 a sub-account neither sees nor renews the key', async () => {
    await openPortal('/', { [ME]: aUser({ customer_sub_account_id: 5 }) });
    await userMenu('Settings');
    expect((await screen.findByLabelText<HTMLInputElement>('API key')).value).toContain('••••');
    expect(screen.queryByRole('button', { name: 'Show the key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a new key' })).toBeNull();
  });

  it('USER-22 switches the true tracking number', async () => {
    const path = '/api/ucenter/customer/setting/changeShowTrueTrackingNumber';
    const { asked } = await openPortal('/', { [path]: {} });
    await userMenu('Settings');
    await userEvent.click(await screen.findByRole('switch', { name: 'Show the true tracking number' }));
    await vi.waitFor(() => expect(sent(asked, path)).toEqual([{ show_true_tracking_number: 1 }]));
  });

  it('USER-27 USER-28 USER-29 each fault of a new password has its own words', async () => {
    const path = '/api/ucenter/customer/setting/updatePwd';
    const { asked } = await openPortal('/', { [path]: {} });
    await userMenu('Change password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await save();
    expect(await dialog.findByText('Please enter the old password')).toBeTruthy();
    expect(dialog.getByText('Please enter the new password')).toBeTruthy();
    expect(dialog.getByText('Please enter the new password again')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Old password'), 'Old-1234');
    await userEvent.type(dialog.getByLabelText('New password'), 'New-12345');
    await userEvent.type(dialog.getByLabelText('Confirm the new password'), 'New-1234');
    await save();
    expect(await dialog.findByText('Inconsistency between two password entries')).toBeTruthy();
    expect(sent(asked, path)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Confirm the new password'), '5');
    await save();
    await vi.waitFor(() =>
      expect(sent(asked, path)).toEqual([{ current_pwd: 'Old-1234', new_pwd: 'New-12345', confirm_new_pwd: 'New-12345' }]),
    );
  }, 20_000);
});

describe('the first guide', () => {
  const guide = { [ME]: aUser({ guide_type_3: 0 }), '/api/ucenter/customer/setting/updateOperationGuide': {} };

  it('USER-31 USER-32 USER-33 opens once, waits five seconds, cannot be closed, links to help only where it exists', async () => {
    const { asked } = await openPortal('/', guide);
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you begin' }));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: /Read and understood/ });
    expect(button.disabled).toBe(true);
    expect(button.textContent).toMatch(/\(\d s\)/);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.queryByRole('link')).toBeNull();
    await vi.waitFor(() => expect(button.disabled).toBe(false), { timeout: 7000 });
    expect(button.textContent).toBe('Read and understood');
    await act(async () => fireEvent.click(button));
    await vi.waitFor(() =>
      expect(sent(asked, '/api/ucenter/customer/setting/updateOperationGuide')).toEqual([{ is_read: 1, guide_type: 3 }]),
    );
  }, 20_000);

  it('USER-33 links to /help when the account has that page', async () => {
    const user = aUser({ guide_type_3: 0 });
    const [first] = user.menu_list;
    if (!first) throw new Error('no menu');
    await openPortal('/', { ...guide, [ME]: { ...user, menu_list: [...user.menu_list, { ...first, path: '/help' }] } });
    expect((await screen.findByRole('link', { name: 'Read more in the help centre' })).getAttribute('href')).toBe('/help');
  });

  it('USER-31 does not open again once read', async () => {
    await openPortal('/');
    await screen.findByRole('heading', { name: /Mei Lin/ });
    expect(screen.queryByText('Before you begin')).toBeNull();
  });
});
