/** What other areas may use. */
export { canManage, provesStaff, staffToSignIn } from './staff.service.ts';
