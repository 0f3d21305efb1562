import type { translationsShared as source } from '../en/translations.shared.ts';
import type { Same } from '../same.ts';

export const translationsShared = {
  refusals: {
    'translations.no_service': '获取服务失败：翻译服务暂不可用。',
  },
} as const satisfies Same<typeof source>;
