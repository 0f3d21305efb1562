import type { LinkPurpose } from '@quayside/domain/accounts/account-rules';
import type { Path, Paths } from '../kernel/page-paths.ts';

/** `register`, `forget`, `sendEmail` and `verifyEmail` need no session. */
export const accountPaths = {
  profile: '/user/profile',
  register: '/register',
  forget: '/forget',
  sendEmail: '/send-email',
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
} as const satisfies Paths;

/** Target of a mailed link. The page reads the token from the query. */
export function linkPath(purpose: LinkPurpose, token: string, platformType: number): Path {
  const page = purpose === 'reset_password' ? '/forget?token=' : '/login?verify=';
  return `${page}${token}&platform_type=${platformType}`;
}
