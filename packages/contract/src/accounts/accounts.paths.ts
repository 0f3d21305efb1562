import type { LinkPurpose } from '@quayside/domain/accounts/account-rules';
import type { Path, Paths } from '../kernel/page-paths.ts';

/** `register`, `forget`, `sendEmail` and `verifyEmail` are open to everybody. */
export const accountPaths = {
  profile: '/user/profile',
  register: '/register',
  forget: '/forget',
  sendEmail: '/send-email',
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
} as const satisfies Paths;

/** Where a mailed link leads. The page finds its token in the query. */
export function linkPath(purpose: LinkPurpose, token: string, platformType: number): Path {
  const page = purpose === 'reset_password' ? '/forget?token=' : '/login?verify=';
  return `${page}${token}&platform_type=${platformType}`;
}
