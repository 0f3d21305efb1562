import type { TranslationRefusal } from '@quayside/domain/translations/translation-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const translationsArea = defineArea('translations', {
  refusals: {
    'translations.no_service': { status: 503, error_code: 3301 },
  } satisfies Record<TranslationRefusal, RefusalNumbers>,
});
