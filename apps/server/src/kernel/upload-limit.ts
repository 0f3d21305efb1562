import type { Call } from '@quayside/contract/kernel/call';
import { DEFAULT_MAX_UPLOAD_MB } from '@quayside/domain/basic-config/config-names';
import type { Tx } from './database.ts';

const MB = 1024 * 1024;

/** How large the file of a call may be: what the call says, or for templates what the provider has set (D-18). */
export async function uploadLimit(tx: Tx, { upload }: Call): Promise<number> {
  if (upload === undefined) return 0;
  if (upload.maxBytes !== 'max_upload_size') return upload.maxBytes;
  const row = await tx.selectFrom('basic_config').select('value').where('cfg_name', '=', 'max_upload_size').executeTakeFirst();
  return Number(row?.value ?? DEFAULT_MAX_UPLOAD_MB) * MB;
}
