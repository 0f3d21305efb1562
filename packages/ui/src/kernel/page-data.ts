import type { Brand } from '@quayside/contract/brands/brands.calls';
import type { Language } from './i18n.ts';

/** What the server put into the page. */
export type PageData = {
  brand: Brand;
  language: Language;
  /** The texts the page starts with, by namespace. */
  texts?: readonly string[];
  /** The reads the page starts with, by the name of their call. */
  firstReads?: readonly { call: string; url: string }[];
  /** The page of the menu at this URL. */
  component?: string;
};

/** Null when the server could not say: the app asks for the brand itself then. */
export function readPage(): PageData | null {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageData) : null; // written by our own server
}
