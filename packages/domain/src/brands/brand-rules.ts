/** The three white-label brands (SHELL-05). */
export const platformTypes = [1, 3, 4] as const;
export type PlatformType = (typeof platformTypes)[number];

/** An unknown brand is the default one (D-86). */
export function platformType(value: number | undefined): PlatformType {
  return platformTypes.find((known) => known === value) ?? 1;
}
