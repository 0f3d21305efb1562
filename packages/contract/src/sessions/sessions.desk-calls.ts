import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { MenuItem } from '../kernel/menu.ts';
import { staffRoles } from '../kernel/permissions.ts';
import { Done, Flag, Id, Nothing } from '../kernel/shapes.ts';
import { LoginInput, ProofInput } from './sessions.calls.ts';

export const CurrentStaff = z.object({
  staff_id: Id,
  name: z.string(),
  role: z.enum(staffRoles),
  /** The role demands a second factor: until it is set up, the desk shows only that. */
  must_enrol: Flag,
  permissions: z.array(z.string()),
  menu_list: z.array(MenuItem),
});
export type CurrentStaff = z.output<typeof CurrentStaff>;

export const sessionsDeskCalls = defineCalls('sessions', {
  deskLogin: {
    method: 'POST',
    path: '/api/desk/login',
    input: LoginInput,
    output: z.object({ token: z.string() }),
    permission: 'public',
    log: 'sessions.desk_login',
    limit: { perMinute: 120, by: 'ip' },
    guess: { account: ['email'], failures: ['sessions.wrong_credentials', 'accounts.totp_wrong'] },
  },
  deskLogout: {
    method: 'POST',
    path: '/api/desk/logout',
    input: Nothing,
    output: Done,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'sessions.desk_logout',
  },
  deskConfirm: {
    method: 'POST',
    path: '/api/desk/confirmSession',
    input: ProofInput,
    output: Done,
    permission: 'signed_in',
    log: 'sessions.desk_confirm',
    guess: { account: 'person', failures: ['accounts.wrong_proof'] },
  },
  currentStaff: {
    method: 'GET',
    path: '/api/desk/getCurrentStaff',
    input: Nothing,
    output: CurrentStaff,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: null,
  },
});
