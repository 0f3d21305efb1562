// Written by `npm run zh-tw` from zh-CN/my-work.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { myWorkShared as source } from '../en/my-work.shared.ts';

export const myWorkShared = {
  menu: {
    my_work: '我的工作',
  },
} as const satisfies Same<typeof source>;
