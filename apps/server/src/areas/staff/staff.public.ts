/** What other areas may use. */
export { forgetSealedOfStaff, operatorAccess } from './operator-access.ts';
export { passStaffSecondFactor, provesStaff } from './own-second-factor.ts';
export { sendStaffLinkAgain } from './staff-links.ts';
export { deleteExpiredStaffLinksAcrossMerchants } from './staff-links.queries.ts';
export { staffActor } from './staff.map.ts';
export { canManage, mustEnrol, staffToSignIn, wasAccessResetBy } from './staff.service.ts';
