import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { defineCalls } from '../kernel/call.ts';
import { Nothing, PictureSize, Uuid } from '../kernel/shapes.ts';

export const StoredFile = z.object({ file_id: Uuid, name: z.string(), mime: z.string(), bytes: z.int(), url: z.string() });
export type StoredFile = z.output<typeof StoredFile>;

export const uploadsCalls = defineCalls('uploads', {
  image: {
    method: 'POST',
    path: '/upload/img',
    input: Nothing,
    output: StoredFile,
    permission: 'signed_in',
    log: 'uploads.image',
    limit: { perMinute: 120, by: 'person' },
    upload: { field: 'file', maxBytes: MAX_IMAGE_BYTES, kinds: ['image'] },
  },
  getFile: {
    method: 'GET',
    path: '/api/ucenter/common/file/getFile',
    input: z.strictObject({ file_id: Uuid }),
    output: z.any(),
    permission: 'signed_in',
    log: null,
    answers: 'file',
  },
  providerFile: {
    method: 'GET',
    path: '/api/ucenter/common/file/getProviderFile',
    input: z.strictObject({ file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'signed_in',
    log: null,
    answers: 'file',
  },
});
