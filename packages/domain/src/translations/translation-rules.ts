export type TranslationRefusal = 'translations.no_service';
export const MAX_TRANSLATION_LENGTH = 255;
