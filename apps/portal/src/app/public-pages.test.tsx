import { setBrand, useBrand, wantedPlatform } from '@quayside/ui/kernel/brand';
import { refused, user, type Asked } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { harbourline, openPortal } from './testing.tsx';

const LOGIN = '/api/ucenter/login';
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => user.enter(await screen.findByLabelText(label), text);
const sent = (asked: Asked[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);

const publicPaths = ['/login', '/register', '/forget', '/send-email', '/500'];
const closedPaths = ['/', '/user/profile?x=1', '/sub-account', '/result/success'];

describe('the way in', () => {
  it('AUTH-01 holds every field and link, each of this brand', async () => {
    await openPortal('/login', {}, { isSignedIn: false });
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.getByRole('checkbox')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Forgot password?', '/forget'],
      ['Create an account', '/register'],
      ['Terms of service', 'https://harbourline.example/terms'],
      ['Privacy policy', 'https://harbourline.example/privacy'],
      ['Request a quote', 'https://harbourline.example/quote'],
    ]);
    expect(document.title).toBe('Sign in - Harbourline');
  });

  it('AUTH-02 says that the session has ended', async () => {
    await openPortal('/login?reason=expired', {}, { isSignedIn: false });
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  });

  it('SHELL-22 AUTH-18 lands on the workplace and keeps the token', async () => {
    const { asked, address } = await openPortal('/login', { [LOGIN]: { token: 'fresh' } }, { isSignedIn: false });
    await type('Email', ' Mei@X.test ');
    await type('Password', 'secret');
    await press('Sign in');
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(sent(asked, LOGIN)).toEqual([{ email: 'mei@x.test', password: 'secret', remember: 0 }]);
  });

  it.each([
    ['/user/profile', '/user/profile'],
    ['//evil.test', '/dashboard/workplace'],
    ['https://evil.test', '/dashboard/workplace'],
    ['/\\evil.test', '/dashboard/workplace'],
  ])('D-91 with from=%s it goes to %s', async (from, to) => {
    const { address } = await openPortal(`/login?from=${encodeURIComponent(from)}`, { [LOGIN]: { token: 'fresh' } }, { isSignedIn: false });
    await type('Email', 'mei@x.test');
    await type('Password', 'secret');
    await press('Sign in');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('asks for the second factor when the server wants it', async () => {
    const answer = ({ body }: Asked) =>
      (body as { totp?: string }).totp === '123456' ? { token: 'fresh' } : refused(2003, 'code please', { code: 'accounts.totp_required' });
    const { asked, address } = await openPortal('/login', { [LOGIN]: answer }, { isSignedIn: false });
    await type('Email', 'mei@x.test');
    await type('Password', 'secret');
    await press('Sign in');
    await user.click(await screen.findByLabelText('Code'));
    await user.paste('123 456 7');
    await press('Confirm');
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
    expect(sent(asked, LOGIN).at(-1)).toEqual({ email: 'mei@x.test', password: 'secret', remember: 0, totp: '123456' });
  });

  it('takes a recovery code instead, as it was typed', async () => {
    const answer = ({ body }: Asked) =>
      'totp' in (body as object) ? { token: 'fresh' } : refused(2003, 'code please', { code: 'accounts.totp_required' });
    const { asked, address } = await openPortal('/login', { [LOGIN]: answer }, { isSignedIn: false });
    await type('Email', 'mei@x.test');
    await type('Password', 'secret');
    await press('Sign in');
    await press('Use a recovery code');
    await user.click(await screen.findByLabelText('Recovery code'));
    await user.paste('abcd-efgh-jklm-npqr');
    await press('Confirm');
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
    expect(sent(asked, LOGIN).at(-1)).toMatchObject({ totp: 'abcd-efgh-jklm-npqr' });
  });

  it('says what the server refuses, and stays', async () => {
    const { address } = await openPortal(
      '/login',
      { [LOGIN]: () => refused(2001, 'The email or the password is wrong.') },
      { isSignedIn: false },
    );
    await type('Email', 'mei@x.test');
    await type('Password', 'wrong');
    await press('Sign in');
    expect(await screen.findByText('The email or the password is wrong.')).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it.each(publicPaths)('SHELL-18 %s is open to everybody', async (path) => {
    const { address } = await openPortal(path, {}, { isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(address()).toBe(path);
  });

  it('SHELL-19 an address no page ever had says so, without sign-in', async () => {
    const { address } = await openPortal('/nothing/here', {}, { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
    expect(address()).toBe('/nothing/here');
  });

  it.each(closedPaths)('SHELL-28 without a token %s leads to login with the way back and the platform', async (path) => {
    const { address } = await openPortal(path, {}, { isSignedIn: false });
    const from = path === '/' ? '' : `from=${encodeURIComponent(path)}&`;
    await waitFor(() => expect(address()).toBe(`/login?${from}platform_type=1`));
  });

  it('SHELL-20 D-86 the query chooses the brand and is kept; unknown ones are the default', () => {
    expect(wantedPlatform('')).toBeUndefined();
    expect(wantedPlatform('?platform_type=3')).toBe(3);
    expect(localStorage.getItem('platform_type')).toBe('3');
    expect(wantedPlatform('')).toBe(3);
    expect(wantedPlatform('?platform_type=7')).toBe(1);
  });

  it('SHELL-06 name, sign and links follow the brand', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    document.head.append(icon);
    await openPortal('/login', {}, { isSignedIn: false });
    await screen.findByLabelText('Email');
    setBrand({
      ...harbourline,
      platform_type: 3,
      site_name: 'Northlane',
      logo_url: '/logo-3',
      favicon_url: '/icon-3',
      website: 'https://n.example',
    });
    await waitFor(() => expect(document.title).toBe('Sign in - Northlane'));
    expect(icon.getAttribute('href')).toBe('/icon-3');
    expect(document.body.innerHTML).not.toMatch(/harbourline|logo-1/i);
    expect(document.body.innerHTML).toContain('/logo-3');
    expect(useBrand.getState().brand.platform_type).toBe(3);
    icon.remove();
  });
});

describe('registration', () => {
  const REGISTER = '/api/ucenter/register';
  const CHECK = '/api/ucenter/checkEmailIsExist';
  const pick = async (label: string, typed: string) => {
    const box = await screen.findByLabelText(label);
    fireEvent.mouseDown(box);
    fireEvent.change(box, { target: { value: typed } });
    const options = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-select-item-option')].filter((one) => one.textContent?.includes(typed));
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    fireEvent.click(options[0] ?? box);
  };
  const fill = async () => {
    await type('First name', 'Mei');
    await type('Last name', 'Lin');
    await type('Email', 'mei@x.test');
    await type('Password', 'Secret-123');
    await type('Phone', '+86 138 0000 2026');
    await pick('Country or region', 'Germany');
    await pick('Currency', 'USD');
  };

  it('AUTH-06 AUTH-09 shows every field and the text of the brand', async () => {
    await openPortal('/register', {}, { isSignedIn: false });
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Phone', 'Country or region', 'Currency']) {
      expect(await screen.findByLabelText(label)).toBeTruthy();
    }
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(screen.getByText('Ship with Harbourline.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('https://harbourline.example/privacy');
  });

  it('AUTH-07 AUTH-08 SHELL-66 asks for every field in its own words, and for the policy', async () => {
    const { asked } = await openPortal('/register', {}, { isSignedIn: false });
    await press('Create account');
    for (const text of [
      'Please input First name',
      'Please input Last name',
      'Please input Email',
      'Please input Password',
      'Please input Phone',
      'Please select Country or region',
      'Please select Currency',
      'Please agree to the privacy policy',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(sent(asked, REGISTER)).toEqual([]);
  });

  it('AUTH-05 sends exactly these fields, and leads to the sign-in', async () => {
    const { asked, address } = await openPortal('/register', { [REGISTER]: {}, [CHECK]: { is_exist: 0 } }, { isSignedIn: false });
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await press('Create account');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sent(asked, REGISTER)).toEqual([
      {
        firstname: 'Mei',
        lastname: 'Lin',
        email: 'mei@x.test',
        password: 'Secret-123',
        phone: '+86 138 0000 2026',
        country: 'DE',
        currency: 'USD',
        agree: 1,
        platform_type: 1,
      },
    ]);
    expect(await screen.findByText(/Your account is ready/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@x.test');
  });

  it('D-89 says while one types that an address is taken', async () => {
    const { asked } = await openPortal('/register', { [CHECK]: { is_exist: 1 } }, { isSignedIn: false });
    const box = await screen.findByLabelText('Email');
    fireEvent.change(box, { target: { value: 'mei@x' } });
    fireEvent.change(box, { target: { value: 'mei@x.test' } });
    expect(await screen.findByText('This email is already registered', {}, { timeout: 3000 })).toBeTruthy();
    expect(sent(asked, CHECK)).toEqual([{ email: 'mei@x.test' }]);
  });

  it('AUTH-12 shows what the server refuses at its field', async () => {
    const fields = [{ path: 'email', code: 'accounts.email_taken', msg: 'This email is already registered' }];
    const answers = { [CHECK]: { is_exist: 0 }, [REGISTER]: () => refused(2201, 'Validation failure', { fields }) };
    await openPortal('/register', answers, { isSignedIn: false });
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await press('Create account');
    expect(await screen.findByText('This email is already registered')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const SEND = '/api/ucenter/forgotten/sendEmail';
  const RESET = '/api/ucenter/forgotten/resetPassword';

  it('AUTH-13 AUTH-15 asks for the address and confirms on a page of its own', async () => {
    const { asked, address } = await openPortal('/forget', { [SEND]: {} }, { isSignedIn: false });
    await press('Send the link');
    expect(await screen.findByText('Please input Email')).toBeTruthy();
    await type('Email', 'mei@x.test');
    await press('Send the link');
    await waitFor(() => expect(address()).toBe('/send-email'));
    expect(await screen.findByText(/If mei@x.test belongs to an account/)).toBeTruthy();
    expect(sent(asked, SEND)).toEqual([{ email: 'mei@x.test' }]);
  });

  it('AUTH-14 sets a new password, twice the same', async () => {
    const { asked, address } = await openPortal('/forget?token=abc', { [RESET]: {} }, { isSignedIn: false });
    await press('Save the password');
    expect(await screen.findByText('Please input New password')).toBeTruthy();
    await type('New password', 'Secret-123');
    await type('Repeat the new password', 'Secret-124');
    await press('Save the password');
    expect(await screen.findByText('Inconsistency between two password entries')).toBeTruthy();
    expect(sent(asked, RESET)).toEqual([]);
    await user.type(screen.getByLabelText('Repeat the new password'), '{Backspace}3');
    await press('Save the password');
    await waitFor(() => expect(address()).toBe('/login?reason=reset'));
    expect(sent(asked, RESET)).toEqual([{ token: 'abc', password: 'Secret-123', confirm_password: 'Secret-123', end_other_access: 1 }]);
  });

  it('offers to end the access of sub-accounts and API key with the reset, on unless it is unchecked', async () => {
    const { asked } = await openPortal('/forget?token=abc', { [RESET]: {} }, { isSignedIn: false });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /also sign out all sub-accounts and delete the API key/ });
    expect(box.checked).toBe(true);
    await user.click(box);
    await type('New password', 'Secret-123');
    await type('Repeat the new password', 'Secret-123');
    await press('Save the password');
    await waitFor(() => expect(sent(asked, RESET)).toMatchObject([{ end_other_access: 0 }]));
  });

  it('a used link says so and leads to a new one', async () => {
    await openPortal('/forget?token=abc', { [RESET]: () => refused(2202, 'This link is not valid any more.') }, { isSignedIn: false });
    await type('New password', 'Secret-123');
    await type('Repeat the new password', 'Secret-123');
    await press('Save the password');
    expect(await screen.findByText('This link is not valid any more.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forget');
  });

  it('D-92 the link of the first mail confirms the address', async () => {
    const { asked, address } = await openPortal('/login?verify=tok%2B1', { '/api/ucenter/verifyEmail': {} }, { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy();
    expect(address()).toBe('/verify-email?token=tok%2B1');
    expect(sent(asked, '/api/ucenter/verifyEmail')).toEqual([{ token: 'tok+1' }]);
  });
});
