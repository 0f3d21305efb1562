import { z } from 'zod';
import { MAX_TRANSLATION_LENGTH } from '@quayside/domain/translations/translation-rules';
import { defineCalls } from '../kernel/call.ts';

export const translationsCalls = defineCalls('translations', {
  translate: {
    method: 'POST',
    path: '/baiduTranslate',
    input: z.strictObject({
      text: z.string().trim().min(1).max(MAX_TRANSLATION_LENGTH),
      from: z.enum(['zh', 'en']),
      to: z.enum(['zh', 'en']),
    }),
    output: z.object({ text: z.string() }),
    permission: 'products.edit',
    log: null,
    answers: 'later',
    limit: { perMinute: 60, by: 'person' },
  },
});
