import { accounts } from './accounts.ts';

/** The `msg` of a successful answer, by the call's name. Calls that are not listed answer with an empty one. */
export const successTexts = {
  'accounts.updatePassword': accounts.password.done, // USER-30
} as const;
