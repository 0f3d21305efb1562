import type { pageErrorsArea } from '@quayside/contract/page-errors/page-errors.area';
import type { SharedTexts } from '../shared.ts';

export const pageErrorsShared = {
  jobs: {
    'page-errors.report': 'Report of a page error',
  },
} as const satisfies SharedTexts<typeof pageErrorsArea>;
