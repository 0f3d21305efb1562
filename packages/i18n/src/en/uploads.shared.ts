import type { uploadsArea } from '@quayside/contract/uploads/uploads.area';
import type { SharedTexts } from '../shared.ts';

export const uploadsShared = {
  refusals: {
    'uploads.wrong_type': 'Invalid file type or image.',
    'uploads.too_large': 'Upload failure: the file is larger than {{max}}.',
    'uploads.broken': 'Upload failure: the file is damaged and cannot be read.',
    'uploads.missing': 'Upload failure: no file was sent.',
    'uploads.link_expired': 'This download link has expired. Start the download again.',
    'uploads.bad_name': 'The file name must have 3 to 64 characters, with its extension.',
  },
  operations: {
    'uploads.image': 'Upload an image',
  },
} as const satisfies SharedTexts<typeof uploadsArea>;
