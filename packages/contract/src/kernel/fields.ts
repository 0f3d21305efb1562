import type { z } from 'zod';

/** Why a single field is refused. Each has a text in i18n; an area adds its own beside its schemas. */
export const kernelFieldCodes = [
  'required',
  'wrong_type',
  'wrong_format',
  'wrong_choice',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
  'not_whole',
  'unknown_field',
  'special_symbols',
  'over_500',
  'email',
  'duplicate',
  'decimal',
  'above_zero',
  'country',
] as const;
type AreaFieldCode =
  | 'warning-emails.invalid_email'
  | 'warning-emails.empty_when_on'
  | 'accounts.phone'
  | 'accounts.weak_password'
  | 'accounts.passwords_differ'
  | 'accounts.agree'
  | 'accounts.email_taken'
  | 'accounts.wrong_password'
  | 'sub-accounts.not_grantable'
  | 'notices.empty'
  | 'basic-config.bad_value'
  | 'basic-config.no_customer'
  | 'brands.bad_svg'
  | 'brands.host_taken'
  | 'customers.no_manager'
  | 'warehouses.code'
  | 'warehouses.code_taken'
  | 'categories.name_taken'
  | 'categories.no_parent'
  | 'properties.code'
  | 'properties.code_taken'
  | 'consumables.name_taken'
  | 'consumables.no_customer'
  | 'products.sku_format'
  | 'products.sku_exists'
  | 'products.sku_fixed'
  | 'products.sku_not_found'
  | 'products.sku_not_yours'
  | 'products.barcode_format'
  | 'products.upc_exists'
  | 'products.alias_exists'
  | 'products.not_chinese'
  | 'products.not_english'
  | 'products.hs_code'
  | 'products.hs_code_empty_row'
  | 'products.empty_names'
  | 'products.brand_is_attribute'
  | 'products.image_suffix'
  | 'products.no_category'
  | 'products.no_property'
  | 'products.no_consumable'
  | 'products.no_image'
  | 'products.label_mm'
  | 'products.all_three_sizes'
  | 'imports.formula'
  | 'imports.yes_or_no'
  | 'serial-numbers.format'
  | 'serial-numbers.exists'
  | 'top-ups.decimals'
  | 'top-ups.in_future'
  | 'top-ups.too_early'
  | 'top-ups.no_voucher'
  | 'top-ups.wrong_reference'
  | 'top-ups.account_exists'
  | 'top-ups.usd_needed'
  | 'top-ups.remark_needed'
  | 'storage-fees.discount_too_high'
  | 'storage-fees.past'
  | 'wallets.below_use'
  | 'inventory.too_early'
  | 'inventory.in_future'
  | 'inventory.below_frozen'
  | 'orders.number_exists'
  | 'orders.house_number'
  | 'orders.no_warehouse'
  | 'orders.no_product';
export type FieldCode = (typeof kernelFieldCodes)[number] | AreaFieldCode;

export type FieldError = { path: string; code: FieldCode; params: Record<string, string | number> };

/** Names the code a schema's own check fails with: `z.email(because('email'))`. */
export function because(code: FieldCode): { error: string } {
  return { error: `code:${code}` };
}

/** All faults of an input at once, in our words. The input is looked at again, to tell what is missing from what is wrong. */
export function fieldErrors(error: z.core.$ZodError, input: unknown): FieldError[] {
  return error.issues.flatMap((issue) => fromIssue(issue, isMissing(input, issue.path)));
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    input,
  );
  return value === undefined || value === null;
}

function fromIssue(issue: z.core.$ZodIssue, missing: boolean): FieldError[] {
  const path = issue.path.join('.');
  const own = /^code:(.+)$/.exec(issue.message)?.[1];
  // `because` is the only writer of that prefix and takes nothing but a FieldCode.
  if (own) return [{ path, code: own as FieldCode, params: paramsOf(issue) }];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknown_field', params: {} }));
  }
  return [{ path, code: missing ? 'required' : codeOf(issue), params: paramsOf(issue) }];
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { choices: issue.values.map(String).join(', ') };
  return {};
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'not_whole' : 'wrong_type';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too_short';
      return issue.origin === 'array' ? (issue.minimum === 1 ? 'required' : 'too_few') : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big';
    case 'invalid_value':
      return 'wrong_choice';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'wrong_format';
    default:
      return 'wrong_format';
  }
}
