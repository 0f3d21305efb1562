import type { myWorkArea } from '@quayside/contract/my-work/my-work.area';
import type { SharedTexts } from '../shared.ts';

export const myWorkShared = {
  menu: { my_work: 'My work' },
} as const satisfies SharedTexts<typeof myWorkArea>;
