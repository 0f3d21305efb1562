import { sharedNamespaces, type Namespaces } from '@quayside/i18n/namespaces';
import { merged } from '@quayside/i18n/shared';
import { defaultLanguage, langHeader, languages as serverLanguages, type Language as ServerLanguage } from '@quayside/i18n/languages';
import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Locale } from 'antd/es/locale';
import { writeCookie } from './cookies.ts';
import { readStored, writeStored } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'kernel';
    resources: Namespaces;
  }
}

/** Each language and namespace is its own chunk, loaded on first use. Texts only the server uses are excluded. */
const files = import.meta.glob<Record<string, ResourceKey>>(['../../../i18n/src/{en,zh-CN,zh-TW}/*.ts', '!../../../i18n/src/*/*.*.ts']);
/** The texts areas share with all pages are one chunk per language: separate files would be thirty requests. */
const shared = {
  en: () => import('./shared-texts-en.ts'),
  zh_CN: () => import('./shared-texts-zh-cn.ts'),
  zh_TW: () => import('./shared-texts-zh-tw.ts'),
} as const satisfies Record<Language, () => Promise<{ sharedTexts: Readonly<Record<string, object>> }>>;
const folders = { en: 'en', zh_CN: 'zh-CN', zh_TW: 'zh-TW' } as const satisfies Record<Language, string>;

/** The web's languages (SHELL-11). The server has two: for zh-TW it answers in Simplified Chinese (D-78). */
export const languages = [...serverLanguages, 'zh_TW'] as const;
export type Language = (typeof languages)[number];

/** The `lang` header of every request. */
export function requestLanguage(language: Language): (typeof langHeader)[ServerLanguage] {
  return langHeader[language === 'zh_TW' ? 'zh_CN' : language];
}

/** The languages in the switch: the third only where the brand wants it (SHELL-12, D-103). */
export function offeredLanguages(offers_zh_tw: boolean): readonly Language[] {
  return offers_zh_tw ? languages : serverLanguages;
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  async read(code: string, namespace: string) {
    const language = knownLanguage(code);
    if (sharedNamespaces.some((name) => name === namespace)) return merged((await shared[language]()).sharedTexts, namespace);
    const own = await ownTexts(language, namespace);
    return namespace === 'jobs' ? { ...own, name: merged((await shared[language]()).sharedTexts, 'jobs') } : own;
  },
};

async function ownTexts(language: Language, namespace: string): Promise<object> {
  const load = files[`../../../i18n/src/${folders[language]}/${namespace}.ts`];
  if (!load) throw new Error(`no texts ${language}/${namespace}`);
  // A text file exports exactly one object.
  const [texts] = Object.values(await load());
  if (typeof texts !== 'object') throw new Error(`empty texts ${language}/${namespace}`);
  return texts;
}

/** Each language's own name (SHELL-12). */
export const languageNames = { en: 'English', zh_CN: '简体中文', zh_TW: '繁體中文' } as const satisfies Record<Language, string>;

const storageKey = 'i18n-lang'; // SHELL-15

function knownLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

export function currentLanguage(): Language {
  return knownLanguage(readStored(storageKey));
}

/** The language the page is drawn in. */
export function useLanguage(): Language {
  return knownLanguage(useTranslation().i18n.language);
}

/** Stores the language and reloads the page (SHELL-13). */
export function switchLanguage(language: Language): void {
  writeStored(storageKey, language);
  tellServer(language);
  location.reload();
}

/** The server draws the sign-in page in this language. It cannot read the storage. */
export function tellServer(language: Language): void {
  writeCookie(storageKey, language);
}

/** The BCP 47 tag: glyphs, dates and numbers follow from it. */
export function localeCode(language: Language): string {
  return language.replace('_', '-');
}

/** `first` are the namespaces of the first screen, fetched in parallel with everything else. */
export async function initTexts(language: Language, first: readonly string[] = []): Promise<void> {
  document.documentElement.lang = localeCode(language);
  // Not awaited: texts of ours are converted already, the dictionary is only for what staff wrote.
  if (language === 'zh_TW') void import('./traditional.ts').then(({ loadTraditional }) => loadTraditional(language));
  await openTexts(i18next, language, first);
}

export async function openTexts(texts: i18n, language: Language, first: readonly string[]): Promise<void> {
  await texts
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      load: 'currentOnly',
      ns: ['kernel', ...first],
      defaultNS: 'kernel',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      cleanCode: false,
      lowerCaseLng: false,
    });
}

/** Ant Design's own texts, and the calendar's. */
export async function loadLocale(language: Language): Promise<Locale> {
  if (language === 'zh_CN') {
    const [antd, { default: dayjs }] = await Promise.all([import('antd/locale/zh_CN'), import('dayjs'), import('dayjs/locale/zh-cn')]);
    dayjs.locale('zh-cn');
    return antd.default;
  }
  if (language === 'zh_TW') {
    const [antd, { default: dayjs }] = await Promise.all([import('antd/locale/zh_TW'), import('dayjs'), import('dayjs/locale/zh-tw')]);
    dayjs.locale('zh-tw');
    return antd.default;
  }
  return (await import('antd/locale/en_US')).default;
}
