import type { Selectable } from 'kysely';
import { uploadsCalls, type StoredFile } from '@quayside/contract/uploads/uploads.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** A file as its uploader sees it, without the storage key. */
export function storedFile({ file_id, name, mime, bytes }: Selectable<Tables['files']>): StoredFile {
  return { file_id, name, mime, bytes, url: `${uploadsCalls.getFile.path}?file_id=${file_id}` };
}

/** A provider picture as the member of staff who uploaded it sees it. */
export function providerFile({ file_id, name, mime, bytes }: Selectable<Tables['provider_files']>): StoredFile {
  return { file_id, name, mime, bytes, url: `${uploadsDeskCalls.deskProviderFile.path}?file_id=${file_id}` };
}
