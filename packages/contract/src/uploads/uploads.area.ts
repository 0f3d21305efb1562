import type { UploadRefusal } from '@quayside/domain/uploads/upload-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const uploadsArea = defineArea('uploads', {
  refusals: {
    'uploads.wrong_type': { status: 415, error_code: 2101 },
    'uploads.too_large': { status: 413, error_code: 2102 },
    'uploads.broken': { status: 422, error_code: 2103 },
    'uploads.missing': { status: 422, error_code: 2104 },
    'uploads.bad_name': { status: 422, error_code: 2105 },
    'uploads.link_expired': { status: 409, error_code: 2106 },
  } satisfies Record<UploadRefusal, RefusalNumbers>,
});
