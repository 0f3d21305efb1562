import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { confirmOwn, confirmStaff } from './confirm-session.ts';
import { currentStaff, currentUser, signIn, signInAtDesk, signOut } from './sessions.service.ts';

export const sessionsHandlers = [
  ...handlers(sessionsCalls, { login: signIn, logout: signOut, confirm: confirmOwn, currentUser }),
  ...handlers(sessionsDeskCalls, { deskLogin: signInAtDesk, deskLogout: signOut, deskConfirm: confirmStaff, currentStaff }),
];
