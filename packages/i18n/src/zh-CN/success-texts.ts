import type { successTexts as source } from '../en/success-texts.ts';
import type { Same } from '../same.ts';
import { accounts } from './accounts.ts';

export const successTexts = {
  'accounts.updatePassword': accounts.password.done, // USER-30
} as const satisfies Same<typeof source>;
