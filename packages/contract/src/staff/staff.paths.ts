import type { Paths } from '../kernel/page-paths.ts';

export const deskStaffPaths = {
  ownAccount: '/own-account',
  /** Target of a mailed link: the page sets the password. */
  setPassword: (token: string) => `/set-password?token=${encodeURIComponent(token)}`,
} as const satisfies Paths;
