import type { Paths } from '../kernel/page-paths.ts';

/** The same in the portal and at the desk; the desk's router adds its own prefix. */
export const sessionPaths = {
  login: '/login',
  afterReset: '/login?reason=reset',
  /** The sign-in page of a brand. */
  loginOf: (platform_type: number) => `/login?platform_type=${platform_type}`,
} as const satisfies Paths;
