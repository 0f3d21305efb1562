import type { Paths } from '../kernel/page-paths.ts';

export const deskEvaluationPaths = {
  ofManager: (staff_id: number) => `/evaluations?staff_id=${staff_id}`,
} as const satisfies Paths;
