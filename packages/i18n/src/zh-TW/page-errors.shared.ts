// Written by `npm run zh-tw` from zh-CN/page-errors.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { pageErrorsShared as source } from '../en/page-errors.shared.ts';

export const pageErrorsShared = {
  jobs: {
    'page-errors.report': '頁面錯誤上報',
  },
} as const satisfies Same<typeof source>;
