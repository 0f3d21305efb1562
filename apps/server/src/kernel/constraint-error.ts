import type { FieldCode, FieldError } from '@quayside/contract/kernel/fields';
import { refuseFields } from './refusal.ts';
import { brokenConstraint } from './transaction.ts';

/** Maps a violated constraint to an error of its field: a concurrent write was first. */
export async function mapConstraintError<Row>(
  writing: Promise<Row>,
  faults: Readonly<Record<string, { readonly path: string; readonly code: FieldCode; readonly params?: FieldError['params'] }>>,
): Promise<Row> {
  try {
    return await writing;
  } catch (error) {
    const fault = faults[brokenConstraint(error) ?? ''];
    if (fault) refuseFields({ params: {}, ...fault });
    throw error;
  }
}
