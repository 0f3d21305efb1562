import type { Selectable } from 'kysely';
import { uploadsCalls, type StoredFile } from '@quayside/contract/uploads/uploads.calls';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** A file as whoever sent it sees it. Its place in storage is nobody's business. */
export function storedFile({ file_id, name, mime, bytes }: Selectable<Tables['files']>): StoredFile {
  return { file_id, name, mime, bytes, url: `${uploadsCalls.getFile.path}?file_id=${file_id}` };
}
