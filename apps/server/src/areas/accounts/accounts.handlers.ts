import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { accountsDeskCalls } from '@quayside/contract/accounts/accounts.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { startReset } from './desk-links.ts';
import { askForReset, resetPassword, updatePassword } from './new-passwords.ts';
import {
  changeTrueTracking,
  getMoneyMails,
  saveMoneyMails,
  generateApiKey,
  getProfile,
  getSetting,
  listSessions,
  listSignIns,
  revokeSession,
  updateGuide,
  updateProfile,
} from './own-settings.ts';
import { checkEmail, register, sendVerifyEmail, verifyEmail } from './registration.ts';
import { confirmTotp, regenerateCodes, startTotp, stopTotp } from './second-factor.ts';

export const accountsHandlers = [
  ...handlers(accountsDeskCalls, { deskStartReset: startReset }),
  ...handlers(accountsCalls, {
    register,
    checkEmail,
    verifyEmail,
    sendVerifyEmail,
    sendResetEmail: askForReset,
    resetPassword,
    updatePassword,
    getSetting,
    changeTrueTracking,
    getMoneyMails,
    saveMoneyMails,
    generateApiKey,
    updateGuide,
    getProfile,
    updateProfile,
    sessions: listSessions,
    revokeSession,
    signIns: listSignIns,
    startTotp,
    confirmTotp,
    stopTotp,
    newRecoveryCodes: regenerateCodes,
  }),
];
