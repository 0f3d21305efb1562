import type { myWorkShared as source } from '../en/my-work.shared.ts';
import type { Same } from '../same.ts';

export const myWorkShared = {
  menu: { my_work: '我的工作' },
} as const satisfies Same<typeof source>;
