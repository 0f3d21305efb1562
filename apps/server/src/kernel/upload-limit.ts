import type { Call } from '@quayside/contract/kernel/call';
import type { Tx } from './database.ts';
import { question } from './question.ts';

const MB = 1024 * 1024;

/** The provider's upload size setting, in MB. */
export const maxUploadSize = question<(tx: Tx) => Promise<number>>('the largest upload');

/** Maximum upload size of a call: its own limit, or the provider's setting for import templates (D-18). */
export async function uploadLimit(tx: Tx, { upload }: Call): Promise<number> {
  if (upload === undefined) return 0;
  if (upload.maxBytes !== 'max_upload_size') return upload.maxBytes;
  const [maxUploadMb] = maxUploadSize.answers();
  return maxUploadMb === undefined ? 0 : (await maxUploadMb(tx)) * MB;
}
