import type { translationsArea } from '@quayside/contract/translations/translations.area';
import type { SharedTexts } from '../shared.ts';

export const translationsShared = {
  refusals: {
    'translations.no_service': 'Failed to get service: translation is not available at the moment.',
  },
} as const satisfies SharedTexts<typeof translationsArea>;
