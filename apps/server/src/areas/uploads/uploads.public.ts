/** What other areas may use. */
export { fileReaders, providerFileReaders, type FileReader } from './file-questions.ts';
export {
  fileFacts,
  getProviderFile as openProviderPicture,
  isProviderPicture,
  openFile,
  openPicture,
  openProviderFile,
  providerFileExists,
  readablePictures,
  storeFile,
  uploadProviderFile,
  writeFile,
} from './uploads.service.ts';
export { storedKeysAcrossMerchants } from './uploads.queries.ts';
