import type { Paths } from '../kernel/page-paths.ts';

export const guidePaths = {
  center: '/help/helpCenter',
  help: '/help',
  article: (slug: string) => `/help?article=${slug}`,
} as const satisfies Paths;
