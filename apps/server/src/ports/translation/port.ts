export type Language = 'zh' | 'en';
/** Translates a text. Throws when the service does not answer; null means that no service is configured. */
export type Translator = { readonly translate: (text: string, from: Language, to: Language) => Promise<string> } | null;
