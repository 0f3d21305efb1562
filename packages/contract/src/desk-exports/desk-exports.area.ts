import type { DeskExportRefusal } from '@quayside/domain/desk-exports/export-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const deskExportsArea = defineArea('desk-exports', {
  refusals: {
    'desk-exports.too_many': { status: 409, error_code: 2911 },
  } satisfies Record<DeskExportRefusal, RefusalNumbers>,
  fields: ['desk-exports.unknown_list', 'desk-exports.unknown_column'],
});
