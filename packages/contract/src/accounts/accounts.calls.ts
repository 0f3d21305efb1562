import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { besideFieldFaults, Done, Email, Flag, Nothing, Uuid, personal, secret } from '../kernel/shapes.ts';
import { NewPassword, PersonName, Phone, Profile, RegisterInput, SessionRow, SignInRow, sameTwice } from './accounts.schemas.ts';

export const ResetInput = z
  .strictObject({
    token: secret(z.string().min(1).max(200)),
    password: secret(NewPassword),
    confirm_password: secret(z.string().min(1).max(200)),
    /** Of a main account: also signs out its sub-accounts and deletes the API key. */
    end_other_access: Flag.default(1),
  })
  .superRefine(sameTwice('password', 'confirm_password'), besideFieldFaults);

export const PasswordChangeInput = z
  .strictObject({
    current_pwd: secret(z.string().min(1).max(200)),
    new_pwd: secret(NewPassword),
    confirm_new_pwd: secret(z.string().min(1).max(200)),
  })
  .superRefine(sameTwice('new_pwd', 'confirm_new_pwd'), besideFieldFaults);

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

export const accountsCalls = defineCalls('accounts', {
  register: {
    method: 'POST',
    path: '/api/ucenter/register',
    input: RegisterInput,
    output: Done,
    permission: 'public',
    log: 'accounts.register',
    invalid: 'accounts.validation_failure',
    limit: { perMinute: 10, by: 'ip' },
  },
  checkEmail: {
    method: 'POST',
    path: '/api/ucenter/checkEmailIsExist',
    input: z.strictObject({ email: personal(Email) }),
    output: z.object({ is_exist: Flag }),
    permission: 'public',
    log: null,
    limit: { perMinute: 30, by: 'ip' },
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/ucenter/verifyEmail',
    input: z.strictObject({ token: secret(z.string().min(1).max(200)) }),
    output: Done,
    permission: 'public',
    log: 'accounts.verify_email',
    limit: { perMinute: 30, by: 'ip' },
    guess: { account: [], failures: ['accounts.link_invalid'] },
  },
  /** Mails the link to confirm the address again; the older link becomes invalid. */
  sendVerifyEmail: {
    method: 'POST',
    path: '/api/ucenter/customer/profile/sendVerifyEmail',
    input: Nothing,
    output: Done,
    permission: 'signed_in',
    log: 'accounts.send_verify_email',
    limit: { perMinute: 3, by: 'person' },
  },
  sendResetEmail: {
    method: 'POST',
    path: '/api/ucenter/forgotten/sendEmail',
    input: z.strictObject({ email: personal(Email) }),
    output: Done,
    permission: 'public',
    log: 'accounts.send_reset_email',
    limit: [
      { perMinute: 3, by: ['email'] },
      { perMinute: 30, by: 'ip' },
    ],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/ucenter/forgotten/resetPassword',
    input: ResetInput,
    output: Done,
    permission: 'public',
    log: 'accounts.reset_password',
    limit: { perMinute: 10, by: 'ip' },
    guess: { account: [], failures: ['accounts.link_invalid'] },
  },
  updatePassword: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/updatePwd',
    input: PasswordChangeInput,
    output: Done,
    permission: 'signed_in',
    log: 'accounts.update_password',
    actingStaff: 'refused',
    limit: { perMinute: 10, by: 'person' },
    guess: { account: 'person', failures: ['accounts.wrong_password'] },
  },
  getSetting: {
    method: 'GET',
    path: '/api/ucenter/customer/setting/getSettingInfo',
    input: Nothing,
    output: z.object({ apikey: z.string(), show_true_tracking_number: Flag }),
    permission: 'signed_in',
    log: null,
  },
  changeTrueTracking: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/changeShowTrueTrackingNumber',
    input: z.strictObject({ show_true_tracking_number: Flag }),
    output: Done,
    permission: 'signed_in',
    log: 'accounts.change_true_tracking',
  },
  generateApiKey: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/generateCustomerApiKey',
    input: Nothing,
    output: z.object({ apikey: z.string() }),
    permission: 'signed_in',
    log: 'accounts.generate_api_key',
    confirm: true,
    actingStaff: 'refused',
    secretAnswer: true,
    limit: { perMinute: 10, by: 'person' },
  },
  updateGuide: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/updateOperationGuide',
    input: z.strictObject({ is_read: z.literal(1), guide_type: z.literal(3) }),
    output: Done,
    permission: 'signed_in',
    log: 'accounts.update_guide',
  },
  getProfile: {
    method: 'GET',
    path: '/api/ucenter/customer/profile/getProfile',
    input: Nothing,
    output: Profile,
    permission: 'signed_in',
    log: null,
  },
  updateProfile: {
    method: 'POST',
    path: '/api/ucenter/customer/profile/updateProfile',
    input: z.strictObject({ firstname: personal(PersonName), lastname: personal(PersonName), phone: personal(Phone) }),
    output: Profile,
    permission: 'signed_in',
    log: 'accounts.update_profile',
    actingStaff: 'refused',
  },
  sessions: {
    method: 'GET',
    path: '/api/ucenter/customer/profile/getSessions',
    input: Nothing,
    output: z.object({ list: z.array(SessionRow) }),
    permission: 'signed_in',
    log: null,
  },
  revokeSession: {
    method: 'POST',
    path: '/api/ucenter/customer/profile/revokeSession',
    input: z.strictObject({ session_id: Uuid }),
    output: Done,
    permission: 'signed_in',
    log: 'accounts.revoke_session',
  },
  signIns: {
    method: 'GET',
    path: '/api/ucenter/customer/profile/getSignIns',
    input: Nothing,
    output: z.object({ list: z.array(SignInRow) }),
    permission: 'signed_in',
    log: null,
  },
  startTotp: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/startTotp',
    input: Nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    permission: 'signed_in',
    log: 'accounts.start_totp',
    actingStaff: 'refused',
    secretAnswer: true,
    limit: { perMinute: 10, by: 'person' },
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/confirmTotp',
    input: z.strictObject({ code: secret(Code) }),
    output: Done,
    permission: 'signed_in',
    log: 'accounts.confirm_totp',
    actingStaff: 'refused',
    limit: { perMinute: 10, by: 'person' },
    guess: { account: 'person', failures: ['accounts.totp_wrong'] },
  },
  stopTotp: {
    method: 'POST',
    path: '/api/ucenter/customer/setting/stopTotp',
    input: z.strictObject({ password: secret(z.string().min(1).max(200)) }),
    output: Done,
    permission: 'signed_in',
    log: 'accounts.stop_totp',
    actingStaff: 'refused',
    limit: { perMinute: 10, by: 'person' },
    guess: { account: 'person', failures: ['accounts.wrong_password'] },
  },
});
