import type { AccountType } from '../kernel/actor.ts';

export const subAccountTypes = ['internal', 'supplier'] as const satisfies readonly Exclude<AccountType, 'main'>[];
export type SubAccountType = (typeof subAccountTypes)[number];

export const accountStatuses = ['enabled', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Maximum number of SKUs in a sub-account's list. */
export const MAX_SKUS = 2000;

/** What an empty SKU list means: every SKU for an employee, none for a supplier (D-65). Null means every SKU. */
export function skuScope(type: SubAccountType, skus: readonly string[]): string[] | null {
  return type === 'internal' && skus.length === 0 ? null : [...new Set(skus)];
}
