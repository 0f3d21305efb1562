import type { Brand } from '@quayside/contract/brands/brands.calls';
import { platformType, type PlatformType } from '@quayside/domain/brands/brand-rules';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const key = 'platform_type';

/** Which brand to ask for: the address's, else the stored one; undefined lets the server look at the host (D-86). */
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

/** After sign-in the account's brand replaces whatever the address said. */
export function storePlatform(platform: number): void {
  writeStored(key, String(platformType(platform)));
}

/** What is shown until the server has said whose portal this is, and when it cannot. */
export const fallbackBrand: Brand = { platform_type: 1, site_name: 'Quayside', color: '#2156e4', website: '' };

export const useBrand = create<{ brand: Brand }>()(() => ({ brand: fallbackBrand }));

export function setBrand(brand: Brand): void {
  useBrand.setState({ brand });
}
