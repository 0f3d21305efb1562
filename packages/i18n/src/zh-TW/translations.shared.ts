// Written by `npm run zh-tw` from zh-CN/translations.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { translationsShared as source } from '../en/translations.shared.ts';

export const translationsShared = {
  refusals: {
    'translations.no_service': '獲取服務失敗：翻譯服務暫不可用。',
  },
} as const satisfies Same<typeof source>;
