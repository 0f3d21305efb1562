/** What other areas may use. */
export { fileFacts, openFile, openPicture, picturesOf, providerFileExists, storeFile, writeFile } from './uploads.service.ts';
export { storedKeysAcrossMerchants } from './uploads.queries.ts';
