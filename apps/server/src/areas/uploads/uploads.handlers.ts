import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getFile, getProviderFile, getShownProviderFile, uploadImage, uploadProviderFile } from './uploads.service.ts';

export const uploadsHandlers = [
  ...handlers(uploadsCalls, { image: uploadImage, getFile, providerFile: getShownProviderFile }),
  ...handlers(uploadsDeskCalls, { deskImage: uploadProviderFile, deskProviderFile: getProviderFile }),
];
