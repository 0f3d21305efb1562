// Written by `npm run zh-tw` from zh-CN/success-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { successTexts as source } from '../en/success-texts.ts';

export const successTexts = {
  'accounts.updatePassword': '密碼已修改，其他裝置已登出。',
} as const satisfies Same<typeof source>;
