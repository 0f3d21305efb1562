import type { Paths } from '../kernel/page-paths.ts';

export const noticePaths = { messages: '/user/message' } as const satisfies Paths;
