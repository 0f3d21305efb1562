import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import {
  CurrentPassword,
  PasswordChangeInput,
  RecoveryCodes,
  SessionInput,
  SessionRows,
  SignInRows,
  TotpInput,
  TotpSecret,
} from '../kernel/own-account.ts';
import { staffRoles } from '../kernel/permissions.ts';
import { Done, Flag, Nothing } from '../kernel/shapes.ts';

export const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  totp_enabled: Flag,
  recovery_codes_left: z.int(),
});
export type OwnAccount = z.output<typeof OwnAccount>;

/** A member of staff's own sign-in. All of it works before the second factor is set up. */
export const ownAccountDeskCalls = defineCalls('staff', {
  ownAccount: {
    method: 'GET',
    path: '/api/desk/own/getAccount',
    input: Nothing,
    output: OwnAccount,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: null,
  },
  updatePassword: {
    method: 'POST',
    path: '/api/desk/own/updatePassword',
    input: PasswordChangeInput,
    output: Done,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.update_password',
    limit: { perMinute: 10, by: 'person' },
  },
  sessions: {
    method: 'GET',
    path: '/api/desk/own/getSessions',
    input: Nothing,
    output: SessionRows,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: null,
  },
  revokeSession: {
    method: 'POST',
    path: '/api/desk/own/revokeSession',
    input: SessionInput,
    output: Done,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.revoke_session',
  },
  signIns: {
    method: 'GET',
    path: '/api/desk/own/getSignIns',
    input: Nothing,
    output: SignInRows,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: null,
  },
  startTotp: {
    method: 'POST',
    path: '/api/desk/own/startTotp',
    input: Nothing,
    output: TotpSecret,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.start_totp',
    secretAnswer: true,
    limit: { perMinute: 10, by: 'person' },
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/desk/own/confirmTotp',
    input: TotpInput,
    output: RecoveryCodes,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.confirm_totp',
    secretAnswer: true,
    limit: { perMinute: 10, by: 'person' },
  },
  stopTotp: {
    method: 'POST',
    path: '/api/desk/own/stopTotp',
    input: CurrentPassword,
    output: Done,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.stop_totp',
    limit: { perMinute: 10, by: 'person' },
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/desk/own/newRecoveryCodes',
    input: CurrentPassword,
    output: RecoveryCodes,
    permission: 'signed_in',
    beforeSecondFactor: true,
    log: 'staff.new_recovery_codes',
    secretAnswer: true,
    limit: { perMinute: 10, by: 'person' },
  },
});
