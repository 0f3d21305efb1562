import type { Selectable } from 'kysely';
import { uploadsCalls, type StoredFile } from '@quayside/contract/uploads/uploads.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** A file as whoever sent it sees it. Its place in storage is nobody's business. */
export function storedFile({ file_id, name, mime, bytes }: Selectable<Tables['files']>): StoredFile {
  return { file_id, name, mime, bytes, url: `${uploadsCalls.getFile.path}?file_id=${file_id}` };
}

/** A picture of the provider's own, as the member of staff who sent it sees it. */
export function providerFile({ file_id, name, mime, bytes }: Selectable<Tables['provider_files']>): StoredFile {
  return { file_id, name, mime, bytes, url: `${uploadsDeskCalls.deskProviderFile.path}?file_id=${file_id}` };
}
