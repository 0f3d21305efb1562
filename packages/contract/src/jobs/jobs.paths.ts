import type { Paths } from '../kernel/page-paths.ts';

export const deskJobPaths = {
  failed: (job_id: number) => `/jobs?state=dead&open=${job_id}`,
} as const satisfies Paths;
