import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { askForReset, resetPassword, updatePassword } from './new-passwords.ts';
import {
  changeTrueTracking,
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
import { confirmTotp, startTotp, stopTotp } from './second-factor.ts';

export const accountsHandlers = handlers(accountsCalls, {
  register,
  checkEmail,
  verifyEmail,
  sendVerifyEmail,
  sendResetEmail: askForReset,
  resetPassword,
  updatePassword,
  getSetting,
  changeTrueTracking,
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
});
