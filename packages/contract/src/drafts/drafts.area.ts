import type { DraftRefusal } from '@quayside/domain/drafts/draft-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const draftsArea = defineArea('drafts', {
  refusals: { 'drafts.changed_elsewhere': { status: 409, error_code: 2901 } } satisfies Record<DraftRefusal, RefusalNumbers>,
  fields: ['drafts.too_large'],
});
