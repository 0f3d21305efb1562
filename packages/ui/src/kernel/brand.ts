import type { Brand } from '@quayside/contract/brands/brands.calls';
import { brandLink, platformType, type PlatformType } from '@quayside/domain/brands/brand-rules';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { writeCookie } from './cookies.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'platform_type';

/** Which brand to request: the URL's, otherwise the stored one; undefined lets the server choose by host (D-86). */
export function wantedPlatform(search: string): PlatformType | undefined {
  const asked = new URLSearchParams(search).get(key);
  if (asked !== null) {
    const known = platformType(Number(asked));
    storePlatform(known);
    return known;
  }
  const stored = readStored(key);
  return stored === null ? undefined : platformType(Number(stored));
}

/** The brand parameter of the sign-in link (SHELL-28): the requested one, otherwise the one that is shown. */
export function currentPlatform(search: string): PlatformType | undefined {
  const { brand } = useBrand.getState();
  return wantedPlatform(search) ?? (brand === fallbackBrand ? undefined : brand.platform_type);
}

/** After sign-in the account's brand replaces the one from the URL. */
export function storePlatform(platform: number): void {
  const text = String(platformType(platform));
  writeStored(key, text);
  writeCookie(key, text); // the server draws the sign-in page of this brand
}

/** The default until the server has answered, and when it cannot. */
export const fallbackBrand: Brand = {
  platform_type: 1,
  site_name: 'Portal',
  color: '#2156e4',
  logo_url: '',
  favicon_url: '',
  website: '',
  api_address: '',
  shop_address: '',
  logistics_address: '',
  terms_path: '',
  privacy_path: '',
  quote_path: '',
  guide_en: '',
  guide_cn: '',
  register_text_en: '',
  register_text_cn: '',
  offers_zh_tw: false,
};

const store = createStore<{ brand: Brand }>()(() => ({ brand: fallbackBrand }));

/** As a zustand hook, but the first render shows the brand set before it: the server renders the sign-in page with it. */
export const useBrand = Object.assign(
  <Part>(choose: (state: { brand: Brand }) => Part): Part => {
    const read = () => choose(store.getState());
    return useSyncExternalStore(store.subscribe, read, read);
  },
  { getState: store.getState, setState: store.setState, getInitialState: store.getInitialState },
);

/** Applies the brand to the window: title, favicon, colour (SHELL-06). */
export function setBrand(brand: Brand): void {
  useBrand.setState({ brand });
  document.title = brand.site_name;
  // The page was sent with the words of the brand it was opened for.
  const words = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (words && !words.content.includes(brand.site_name)) words.remove();
  if (brand.favicon_url === '') return;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = brand.favicon_url;
}

/** A page of the brand's own site in the reader's language; null when the brand has none. */
export function brandPage(brand: Brand, path: string, language: string): string | null {
  return brand.website === '' || path === '' ? null : brandLink(brand, path, language);
}

/** The user guide in the reader's language (USER-07). */
export function guideOf(brand: Brand, language: string): string | null {
  const guide = language === 'en' ? brand.guide_en : brand.guide_cn;
  return guide === '' ? null : guide;
}

export function registerTextOf(brand: Brand, language: string): string {
  return language === 'en' ? brand.register_text_en : brand.register_text_cn;
}
