import { z } from 'zod';
import { accountTypes } from '@quayside/domain/kernel/actor';
import { defineCalls } from '../kernel/call.ts';
import { MenuItem } from '../kernel/menu.ts';
import { Done, Flag, Id, Nothing, personal, secret } from '../kernel/shapes.ts';

/**
 * Password rules are not checked here: an old password must still work. After a correct password a second factor may be required
 * (accounts.totp_required): a code of the app, or a recovery code.
 */
export const LoginInput = z.strictObject({
  email: personal(z.string().trim().toLowerCase().min(1).max(254)),
  password: secret(z.string().min(1).max(200)),
  remember: Flag.default(0),
  totp: secret(z.string().trim().max(40)).optional(),
});

/** The password, or a code of the second factor. */
export const ProofInput = z.strictObject({ password: secret(z.string().trim().min(1).max(200)) });

export const CurrentUser = z.object({
  name: z.string(),
  email: z.string(),
  account_type: z.enum(accountTypes),
  customer_id: Id,
  customer_sub_account_id: z.int().min(0),
  platform_type: z.int(),
  menu_list: z.array(MenuItem),
  permissions: z.array(z.string()),
  app_down_button_is_display: Flag,
  guide_type_3: Flag,
  /** The staff member acting for this customer in this session; null for the account's own session. */
  acting_staff: z.string().nullable(),
});
export type CurrentUser = z.output<typeof CurrentUser>;

export const sessionsCalls = defineCalls('sessions', {
  login: {
    method: 'POST',
    path: '/api/ucenter/login',
    input: LoginInput,
    output: z.object({ token: z.string() }),
    permission: 'public',
    log: 'sessions.login',
    limit: { perMinute: 120, by: 'ip' },
    guess: { account: ['email'], failures: ['sessions.wrong_credentials', 'accounts.totp_wrong'] },
  },
  logout: {
    method: 'POST',
    path: '/api/ucenter/logout',
    input: Nothing,
    output: Done,
    permission: 'signed_in',
    log: 'sessions.logout',
  },
  /** Confirms the session for calls that ask for the password again. */
  confirm: {
    method: 'POST',
    path: '/api/ucenter/confirmSession',
    input: ProofInput,
    output: Done,
    permission: 'signed_in',
    log: 'sessions.confirm',
    actingStaff: 'refused',
    guess: { account: 'person', failures: ['accounts.wrong_proof'] },
  },
  currentUser: {
    method: 'GET',
    path: '/api/ucenter/getCurrentUser',
    input: Nothing,
    output: CurrentUser,
    permission: 'signed_in',
    log: null,
  },
});
