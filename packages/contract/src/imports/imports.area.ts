import type { ImportRefusal } from '@quayside/domain/imports/import-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const importsArea = defineArea('imports', {
  refusals: {
    'imports.broken_file': { status: 422, error_code: 3101 },
    'imports.too_many_rows': { status: 422, error_code: 3102 },
    'imports.wrong_template': { status: 422, error_code: 3103 },
    'imports.old_template': { status: 422, error_code: 3104 },
    'imports.no_rows': { status: 422, error_code: 3105 },
    'imports.not_checked': { status: 409, error_code: 3106 },
    'imports.has_faults': { status: 409, error_code: 3107 },
    'imports.nothing_to_import': { status: 409, error_code: 3108 },
    'imports.file_gone': { status: 404, error_code: 3109 },
    'imports.too_large': { status: 413, error_code: 3110 },
  } satisfies Record<ImportRefusal, RefusalNumbers>,
  fields: ['imports.formula', 'imports.yes_or_no'],
});
