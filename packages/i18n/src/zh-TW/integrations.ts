// Written by `npm run zh-tw` from zh-CN/integrations.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { integrations as source } from '../en/integrations.ts';

export const integrations = {
  title: '整合',
  detail: '整合詳情',
  name: '名稱',
  created: '建立時間',
  section_facts: '基本資訊',
  empty_title: '暫無整合',
  empty_hint: '整合會顯示在這裡。',
} as const satisfies Same<typeof source>;
