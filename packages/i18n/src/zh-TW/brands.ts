// Written by `npm run zh-tw` from zh-CN/brands.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { brands as source } from '../en/brands.ts';

export const brands = {
  app: {
    open: '下載應用',
    title: '下載應用',
    scan: '請用手機掃描二維碼安裝應用。',
    picture: '應用下載二維碼',
    android: '安卓',
    ios: '蘋果',
    soon: '敬請期待',
    soon_hint: '正在開發中，上線後會釋出訊息通知。',
    link: '開啟連結',
  },
} as const satisfies Same<typeof source>;
