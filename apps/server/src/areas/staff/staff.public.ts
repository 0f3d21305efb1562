/** What other areas may use. */
export { canManage, staffToSignIn, wasAccessResetBy } from './staff.service.ts';
