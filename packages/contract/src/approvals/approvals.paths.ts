import type { Paths } from '../kernel/page-paths.ts';

export const deskApprovalPaths = {
  one: (approval_id: number) => `/approvals?state=proposed&open=${approval_id}`,
} as const satisfies Paths;
