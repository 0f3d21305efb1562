import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getFile, uploadImage } from './uploads.service.ts';

export const uploadsHandlers = handlers(uploadsCalls, { image: uploadImage, getFile, providerFile: getFile });
