import { refused, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { aNotice, aUser, openPortal, press, sent, userMenu } from './testing.tsx';

const ME = '/api/ucenter/getCurrentUser';

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
    await waitFor(() => expect(asked.some(({ path }) => path === brand)).toBe(true));
    expect(screen.queryByText('broken brand')).toBeNull();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });

  it('D-85 a start that fails leads to /500 with two ways on', async () => {
    const { address } = await openPortal('/user/profile?x=1', { [ME]: () => refused(1500, 'broken') });
    await waitFor(() => expect(address()).toBe('/500?from=%2Fuser%2Fprofile%3Fx%3D1'));
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await press('Try again');
    expect(assign).toHaveBeenCalledWith('/user/profile?x=1');
    await press('Log in again');
    expect(assign).toHaveBeenLastCalledWith(expect.stringContaining('/login?reason=expired&from=%2Fuser%2Fprofile%3Fx%3D1'));
    expect(session.token()).toBeNull();
  });

  it('D-85 AUTH-20 a session that has ended at the start leads to login with the way back', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await openPortal('/user/profile', { [ME]: () => refused(1010, 'expired') });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login?reason=expired&from=%2Fuser%2Fprofile&platform_type=1'));
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
    await press('Log in again');
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
    await user.click(screen.getByText('iOS'));
    expect(await screen.findByText('Coming soon')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'QR code that leads to the app' })).toBeNull();
  });

  it('USER-08 has fullscreen and languages', async () => {
    await openPortal('/');
    expect(await screen.findByRole('button', { name: 'Fullscreen' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Language' })).toBeTruthy();
  });

  it('USER-09 D-94 the bell counts what is unread, previews the latest and leads to all of them', async () => {
    const { asked, address } = await openPortal('/', {
      '/api/ucenter/customer/notice/getUnreadCount': { count: 3 },
      '/api/ucenter/customer/notice/getList': { list: [{ ...aNotice, is_read: 0 }], count: 1 },
      '/api/ucenter/customer/notice/updateReadStatus': {},
    });
    await press('3 unread messages');
    await press(/Holiday hours/);
    expect(await screen.findByText('We are open.')).toBeTruthy();
    await waitFor(() => expect(sent(asked, '/api/ucenter/customer/notice/updateReadStatus')).toEqual([{ press_id: 9 }]));
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await press('3 unread messages');
    await press('All messages');
    await waitFor(() => expect(address()).toBe('/user/message'));
  });

  it('USER-10 USER-11 a sub-account is not offered to change the password', async () => {
    await openPortal('/', { [ME]: aUser({ customer_sub_account_id: 5, account_type: 'internal' }) });
    await press('Account of Mei Lin');
    const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    expect(entries).toContain('Profile');
    expect(entries).toContain('API key and tracking');
    expect(entries).toContain('Sign out');
    expect(entries).not.toContain('Change password');
  });

  it('USER-12 signing out asks first', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { asked } = await openPortal('/', { '/api/ucenter/logout': {} });
    await userMenu('Sign out');
    expect(await screen.findByText('You will need your password to come back.')).toBeTruthy();
    expect(sent(asked, '/api/ucenter/logout')).toEqual([]);
    await user.click((await screen.findAllByRole('button', { name: 'Sign out' })).at(-1) ?? document.body);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
    expect(sent(asked, '/api/ucenter/logout')).toEqual([{}]);
    expect(session.token()).toBeNull();
  });

  it('says on every page that staff act for the customer', async () => {
    await openPortal('/', { [ME]: aUser({ acting_staff: 'Ada', guide_type_3: 0 }) });
    expect(await screen.findByText(/Ada of the provider is acting for Mei Lin/)).toBeTruthy();
    expect(screen.queryByText('Before you begin')).toBeNull();
  });

  it('asks an unconfirmed main account on its profile to confirm the email, and acting staff change nothing there', async () => {
    const profile = {
      customer_id: 10001,
      customer_name: 'Oak Ltd',
      account_type: 'main',
      firstname: 'Mei',
      lastname: 'Lin',
      email: 'mei@x.test',
      phone: '',
      country: '',
      currency: 'USD',
      email_verified: 0,
      totp_enabled: 0,
      account_manager: null,
      created_at: '2026-11-01T00:00:00.000Z',
    };
    const answers = {
      '/api/ucenter/customer/profile/getProfile': profile,
      '/api/ucenter/customer/profile/getSessions': { list: [] },
      '/api/ucenter/customer/profile/getSignIns': { list: [] },
      '/api/ucenter/customer/profile/sendVerifyEmail': {},
      [ME]: aUser({ acting_staff: 'Ada' }),
    };
    const { asked } = await openPortal('/user/profile', answers);
    await press('Send the link again');
    await waitFor(() => expect(sent(asked, '/api/ucenter/customer/profile/sendVerifyEmail')).toEqual([{}]));
    expect(screen.getByText(/Not available while acting for a customer/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set up' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('offers acting staff neither the password nor a new API key, and says why', async () => {
    await openPortal('/', { [ME]: aUser({ acting_staff: 'Ada' }) });
    await userMenu('API key and tracking');
    const dialog = within(await screen.findByRole('dialog', { name: 'API key and tracking' }));
    expect(await dialog.findByText(/Not available while acting for a customer/)).toBeTruthy();
    for (const name of ['Make a new key', 'Show the key']) expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Change password')).toBeNull();
  });
});

describe('notices', () => {
  it('USER-15 USER-16 shows the newest while unread; closing marks it read', async () => {
    const { asked } = await openPortal('/', {
      '/api/ucenter/customer/notice/getNewestInfo': { ...aNotice, is_read: 0 },
      '/api/ucenter/customer/notice/updateReadStatus': {},
    });
    const dialog = await screen.findByRole('dialog', { name: 'Holiday hours' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    await waitFor(() => expect(sent(asked, '/api/ucenter/customer/notice/updateReadStatus')).toEqual([{ press_id: 9 }]));
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
    await waitFor(() => expect(sent(asked, '/api/ucenter/customer/notice/updateAllReadStatus')).toEqual([{}]));
  });
});
