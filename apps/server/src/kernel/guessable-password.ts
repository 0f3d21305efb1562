import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { containsMailName } from '@quayside/domain/accounts/account-rules';

const COMMONEST = 10_000;
/** Sorted by how often they were found in leaked lists. */
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST));

/** Field errors of a new password that is easy to guess, whatever its length: a common one, or one with the name of the email (D-110). */
export function guessablePassword(path: string, password: string, email: string): FieldError[] {
  if (common.has(password.toLowerCase())) return [{ path, code: 'accounts.common_password', params: {} }];
  if (containsMailName(password, email)) return [{ path, code: 'accounts.password_with_name', params: {} }];
  return [];
}
