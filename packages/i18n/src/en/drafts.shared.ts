import type { draftsArea } from '@quayside/contract/drafts/drafts.area';
import type { SharedTexts } from '../shared.ts';

export const draftsShared = {
  refusals: { 'drafts.changed_elsewhere': 'This form has a newer draft from another tab or device.' },
  fields: { 'drafts.too_large': 'The draft is larger than 64 KB and cannot be kept' },
} as const satisfies SharedTexts<typeof draftsArea>;
