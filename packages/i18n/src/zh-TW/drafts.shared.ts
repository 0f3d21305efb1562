// Written by `npm run zh-tw` from zh-CN/drafts.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { draftsShared as source } from '../en/drafts.shared.ts';

export const draftsShared = {
  refusals: {
    'drafts.changed_elsewhere': '該表單在其他標籤頁或裝置上有更新的草稿。',
  },
  fields: {
    'drafts.too_large': '草稿超過 64 KB，無法儲存',
  },
} as const satisfies Same<typeof source>;
