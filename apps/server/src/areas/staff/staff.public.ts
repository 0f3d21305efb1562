/** What other areas may use. */
export { canManage, staffToSignIn } from './staff.service.ts';
