import type { Paths } from '../kernel/page-paths.ts';

export const deskMailPaths = {
  list: '/mails',
  detail: (mail_id: number) => `/mails/detail?mail_id=${mail_id}`,
} as const satisfies Paths;
