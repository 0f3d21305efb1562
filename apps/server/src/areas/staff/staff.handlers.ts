import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getOwnAccount, listOwnSessions, listOwnSignIns, revokeOwnSession, updateOwnPassword } from './own-account.ts';
import { confirmTotp, regenerateCodes, startTotp, stopTotp } from './own-second-factor.ts';
import { acceptLink } from './staff-links.ts';
import { listManagers, listStaff, resetStaffAccess, saveStaff } from './staff.service.ts';

export const staffHandlers = [
  ...handlers(staffDeskCalls, {
    deskList: listStaff,
    deskSave: saveStaff,
    deskResetAccess: resetStaffAccess,
    acceptLink,
    managers: listManagers,
  }),
  ...handlers(ownAccountDeskCalls, {
    ownAccount: getOwnAccount,
    updatePassword: updateOwnPassword,
    sessions: listOwnSessions,
    revokeSession: revokeOwnSession,
    signIns: listOwnSignIns,
    startTotp,
    confirmTotp,
    stopTotp,
    newRecoveryCodes: regenerateCodes,
  }),
];
