export type Language = 'zh' | 'en';
/** Puts a text into another language. Throws when the service gave no answer; null means there is no service at all. */
export type Translator = { readonly translate: (text: string, from: Language, to: Language) => Promise<string> } | null;
