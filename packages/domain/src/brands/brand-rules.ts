/** The three white-label brands (SHELL-05). */
export const platformTypes = [1, 3, 4] as const;
export type PlatformType = (typeof platformTypes)[number];

type Linked = { readonly platform_type: number; readonly website: string };

/** URL of a brand's page. On the default brand, Simplified Chinese pages are under /cn (SHELL-09). */
export function brandLink({ platform_type, website }: Linked, path: string, language: string): string {
  const prefix = platform_type === 1 && language === 'zh_CN' ? '/cn' : '';
  return `${website.replace(/\/+$/, '')}${prefix}${path.startsWith('/') ? path : `/${path}`}`;
}

/** An unknown brand falls back to the default one (D-86). */
export function platformType(value: number | undefined): PlatformType {
  return platformTypes.find((known) => known === value) ?? 1;
}
