import { z } from 'zod';
import { MAX_SKUS, accountStatuses, subAccountTypes } from '@quayside/domain/sub-accounts/sub-account-rules';
import { PersonName } from '../accounts/accounts.schemas.ts';
import { sameTwice } from '../kernel/own-account.ts';
import { keptWhenBlank } from '../kernel/password.ts';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import { isGrantable, mainPermissions } from '../kernel/permissions.ts';
import { besideFieldFaults, Email, Id, Timestamp, codeText, personal, secret } from '../kernel/shapes.ts';

export const SubAccountRow = z.object({
  sub_account_id: Id,
  email: z.string(),
  status: z.enum(accountStatuses),
  account_type: z.enum(subAccountTypes),
  firstname: z.string(),
  lastname: z.string(),
  permissions: z.array(z.string()),
  /** Null: every SKU. */
  skus: z.array(z.string()).nullable(),
  created_at: Timestamp,
});
export type SubAccountRow = z.output<typeof SubAccountRow>;

/** Adds one, or updates one by its id; a blank password on an update keeps the old one (D-66). */
const Fields = z.strictObject({
  sub_account_id: Id.optional(),
  account_type: z.enum(subAccountTypes),
  firstname: personal(PersonName),
  lastname: personal(PersonName),
  email: personal(Email),
  password: secret(z.string().max(200)).default(''),
  confirm_password: secret(z.string().max(200)).default(''),
  permissions: z.array(z.enum(mainPermissions)).max(200).default([]),
  /** Empty: every SKU for an employee, none for a supplier (D-65). */
  skus: z.array(codeText(30)).max(MAX_SKUS).default([]),
});
export const SubAccountInput = Fields.superRefine(whyNotSubAccount, besideFieldFaults);

/** Runs even when single fields are invalid, so any of them may be missing or wrong here. */
function whyNotSubAccount(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const { sub_account_id, password = '', confirm_password = '', account_type, permissions = [] } = value;
  const add = (path: PropertyKey[], code: FieldCode) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code).error });
  const isNew = sub_account_id === undefined;
  keptWhenBlank(() => isNew)({ password }, check);
  if (confirm_password === '' && (isNew || password !== '')) add(['confirm_password'], 'required');
  sameTwice('password', 'confirm_password')({ password, confirm_password }, check);
  const type = subAccountTypes.find((one) => one === account_type);
  if (type === undefined || !Array.isArray(permissions)) return;
  permissions.forEach((given: unknown, index) => {
    const permission = mainPermissions.find((one) => one === given);
    if (permission && !isGrantable(permission, type)) add(['permissions', index], 'sub-accounts.not_grantable');
  });
}

/** The permissions a sub-account can get, grouped like the menu. */
export const PermissionGroup = z.object({
  area: z.string(),
  title_cn: z.string(),
  title_en: z.string(),
  permissions: z.array(
    z.object({
      name: z.string(),
      title_cn: z.string(),
      title_en: z.string(),
      grantable: z.array(z.enum(subAccountTypes)),
      /** Always granted together with it. */
      needs: z.array(z.string()),
    }),
  ),
});
export type PermissionGroup = z.output<typeof PermissionGroup>;
