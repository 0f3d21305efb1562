import { translationsCalls } from '@quayside/contract/translations/translations.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { translate } from './translations.service.ts';

export const translationsHandlers = handlers(translationsCalls, { translate });
