import type { pageErrorsShared as source } from '../en/page-errors.shared.ts';
import type { Same } from '../same.ts';

export const pageErrorsShared = {
  jobs: {
    'page-errors.report': '页面错误上报',
  },
} as const satisfies Same<typeof source>;
