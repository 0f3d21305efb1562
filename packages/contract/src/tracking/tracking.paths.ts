import type { Paths } from '../kernel/page-paths.ts';

/** Needs no session. */
export const trackingPaths = {
  find: '/track',
  /** For recipients: the number is filled in, the brand is the merchant's. */
  findOf: (number: string, platform_type: number) => `/track?number=${encodeURIComponent(number)}&platform_type=${platform_type}`,
} as const satisfies Paths;
