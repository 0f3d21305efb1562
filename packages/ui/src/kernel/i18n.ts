import type { fields } from '@quayside/i18n/en/fields';
import type { jobs } from '@quayside/i18n/en/jobs';
import type { kernel } from '@quayside/i18n/en/kernel';
import type { mails } from '@quayside/i18n/en/mails';
import type { menu } from '@quayside/i18n/en/menu';
import type { operationLog } from '@quayside/i18n/en/operation-log';
import type { operations } from '@quayside/i18n/en/operations';
import type { refusals } from '@quayside/i18n/en/refusals';
import type { sessions } from '@quayside/i18n/en/sessions';
import type { warningEmails } from '@quayside/i18n/en/warning-emails';
import type { accounts } from '@quayside/i18n/en/accounts';
import type { basicConfig } from '@quayside/i18n/en/basic-config';
import type { brands } from '@quayside/i18n/en/brands';
import type { customers } from '@quayside/i18n/en/customers';
import type { dashboards } from '@quayside/i18n/en/dashboards';
import type { deskBrands } from '@quayside/i18n/en/desk-brands';
import type { deskNotices } from '@quayside/i18n/en/desk-notices';
import type { deskKernel } from '@quayside/i18n/en/desk-kernel';
import type { deskProducts } from '@quayside/i18n/en/desk-products';
import type { deskInventory } from '@quayside/i18n/en/desk-inventory';
import type { deskConsumables } from '@quayside/i18n/en/desk-consumables';
import type { deskCategories } from '@quayside/i18n/en/desk-categories';
import type { deskProperties } from '@quayside/i18n/en/desk-properties';
import type { deskWarehouses } from '@quayside/i18n/en/desk-warehouses';
import type { notices } from '@quayside/i18n/en/notices';
import type { permissions } from '@quayside/i18n/en/permissions';
import type { staff } from '@quayside/i18n/en/staff';
import type { subAccounts } from '@quayside/i18n/en/sub-accounts';
import type { consumables } from '@quayside/i18n/en/consumables';
import type { importColumns } from '@quayside/i18n/en/import-columns';
import type { imports } from '@quayside/i18n/en/imports';
import type { inventory } from '@quayside/i18n/en/inventory';
import type { products } from '@quayside/i18n/en/products';
import type { orders } from '@quayside/i18n/en/orders';
import type { serialNumbers } from '@quayside/i18n/en/serial-numbers';
import type { stockColumns } from '@quayside/i18n/en/stock-columns';
import type { transactions } from '@quayside/i18n/en/transactions';
import type { topUps } from '@quayside/i18n/en/top-ups';
import type { topUpWords } from '@quayside/i18n/en/top-up-words';
import type { storageFees } from '@quayside/i18n/en/storage-fees';
import type { wallets } from '@quayside/i18n/en/wallets';
import type { moneyColumns } from '@quayside/i18n/en/money-columns';
import type { deskTopUps } from '@quayside/i18n/en/desk-top-ups';
import type { deskWallets } from '@quayside/i18n/en/desk-wallets';
import type { deskStorageFees } from '@quayside/i18n/en/desk-storage-fees';
import { defaultLanguage, langHeader, languages as serverLanguages, type Language as ServerLanguage } from '@quayside/i18n/languages';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from 'antd/es/locale';
import { readStored, writeStored } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'kernel';
    resources: {
      accounts: typeof accounts;
      'basic-config': typeof basicConfig;
      brands: typeof brands;
      consumables: typeof consumables;
      'import-columns': typeof importColumns;
      imports: typeof imports;
      inventory: typeof inventory;
      products: typeof products;
      orders: typeof orders;
      'serial-numbers': typeof serialNumbers;
      'stock-columns': typeof stockColumns;
      customers: typeof customers;
      dashboards: typeof dashboards;
      'desk-brands': typeof deskBrands;
      'desk-notices': typeof deskNotices;
      'desk-kernel': typeof deskKernel;
      'desk-products': typeof deskProducts;
      'desk-inventory': typeof deskInventory;
      'desk-consumables': typeof deskConsumables;
      'desk-categories': typeof deskCategories;
      'desk-properties': typeof deskProperties;
      'desk-warehouses': typeof deskWarehouses;
      notices: typeof notices;
      permissions: typeof permissions;
      staff: typeof staff;
      'sub-accounts': typeof subAccounts;
      fields: typeof fields;
      jobs: typeof jobs;
      kernel: typeof kernel;
      mails: typeof mails;
      menu: typeof menu;
      'operation-log': typeof operationLog;
      operations: typeof operations;
      refusals: typeof refusals;
      sessions: typeof sessions;
      'warning-emails': typeof warningEmails;
      'desk-top-ups': typeof deskTopUps;
      'desk-wallets': typeof deskWallets;
      'desk-storage-fees': typeof deskStorageFees;
      transactions: typeof transactions;
      'top-ups': typeof topUps;
      'top-up-words': typeof topUpWords;
      'storage-fees': typeof storageFees;
      wallets: typeof wallets;
      'money-columns': typeof moneyColumns;
    };
  }
}

/** Each language and namespace is a chunk of its own, loaded on first use. What only the server writes stays out. */
const files = import.meta.glob<Record<string, ResourceKey>>([
  '../../../i18n/src/{en,zh-CN,zh-TW}/*.ts',
  '!**/{mail,success}-texts.ts',
  '!**/*.test.ts',
]);
const folders = { en: 'en', zh_CN: 'zh-CN', zh_TW: 'zh-TW' } as const satisfies Record<Language, string>;

/** What the web speaks (SHELL-11). The server's own texts come in two: for Taiwan it answers in Simplified Chinese (D-78). */
export const languages = [...serverLanguages, 'zh_TW'] as const;
export type Language = (typeof languages)[number];

/** The `lang` header of every request. */
export function requestLanguage(language: Language): (typeof langHeader)[ServerLanguage] {
  return langHeader[language === 'zh_TW' ? 'zh_CN' : language];
}

/** What the switch offers: the third language only where the brand wants it (SHELL-12, D-103). */
export function offeredLanguages(offers_zh_tw: boolean): readonly Language[] {
  return offers_zh_tw ? languages : serverLanguages;
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  async read(language: string, namespace: string) {
    const folder = folders[knownLanguage(language)];
    const load = files[`../../../i18n/src/${folder}/${namespace}.ts`];
    if (!load) throw new Error(`no texts ${language}/${namespace}`);
    // A text file exports exactly one object.
    const [texts] = Object.values(await load());
    if (texts === undefined) throw new Error(`empty texts ${language}/${namespace}`);
    return texts;
  },
};

/** Each language in its own words (SHELL-12). */
export const languageNames = { en: 'English', zh_CN: '简体中文', zh_TW: '繁體中文' } as const satisfies Record<Language, string>;

const storageKey = 'i18n-lang'; // SHELL-15

function knownLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

export function currentLanguage(): Language {
  return knownLanguage(readStored(storageKey));
}

/** Remembers the language and starts the page anew in it (SHELL-13). */
export function switchLanguage(language: Language): void {
  writeStored(storageKey, language);
  location.reload();
}

/** The language as the browser writes it: right glyphs, dates and numbers follow from it. */
export function localeCode(language: Language): string {
  return language.replace('_', '-');
}

/** `first` are the namespaces the first screen needs, fetched side by side with everything else. */
export async function initTexts(language: Language, first: readonly string[] = []): Promise<void> {
  document.documentElement.lang = localeCode(language);
  await i18next
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
