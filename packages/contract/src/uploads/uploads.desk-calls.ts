import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { defineCalls } from '../kernel/call.ts';
import { Nothing, PictureSize, Uuid } from '../kernel/shapes.ts';
import { StoredFile } from './uploads.calls.ts';

export const uploadsDeskCalls = defineCalls('uploads', {
  /** An image of the provider, visible to every merchant. */
  deskImage: {
    method: 'POST',
    path: '/api/desk/upload/img',
    input: Nothing,
    output: StoredFile,
    permission: 'signed_in',
    log: 'uploads.image',
    limit: { perMinute: 120, by: 'person' },
    upload: { field: 'file', maxBytes: MAX_IMAGE_BYTES, kinds: ['image'] },
  },
  deskProviderFile: {
    method: 'GET',
    path: '/api/desk/file/getProviderFile',
    input: z.strictObject({ file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'signed_in',
    log: null,
    answers: 'file',
  },
});
