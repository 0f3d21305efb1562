export const approvalKinds = [
  'adjustment',
  'credit_limit',
  'storage_discount',
  'top_up',
  'compensation',
  'exchange_rate',
  'receiving_account',
  'threshold',
  'tariff',
  'price_group',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalStates = ['proposed', 'agreed', 'rejected', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export type ApprovalRefusal =
  | 'approvals.already_decided'
  | 'approvals.own_proposal'
  | 'approvals.access_reset'
  | 'approvals.already_waiting'
  | 'approvals.outdated';

/** What one person does alone is added up over this time. */
export const ALONE_MS = 24 * 3_600_000;
/** How far a rate may be from the dated table, in percent. */
export const RATE_TOLERANCE_PERCENT = '2';

/** The values a proposal shows, before and after. */
export const approvalFields = [
  'amount',
  'credit_limit',
  'discount',
  'compensation',
  'units',
  'paid',
  'credited_usd',
  'rate',
  'rate_source',
  'remark',
  'currency',
  'valid_from',
  'method',
  'account_name',
  'account_number',
  'bank',
  'swift',
  'note_en',
  'note_cn',
  'enabled',
  'threshold_usd',
  'tariff',
  'valid_to',
  'price_group',
] as const;
export type ApprovalField = (typeof approvalFields)[number];

type Decision = { readonly state: ApprovalState; readonly agree: boolean; readonly isOwn: boolean; readonly wasResetByProposer: boolean };

/** The proposer may withdraw but not agree, nor may an account the proposer has just opened or reset. */
export function whyNotDecide({ state, agree, isOwn, wasResetByProposer }: Decision): ApprovalRefusal | null {
  if (state !== 'proposed') return 'approvals.already_decided';
  if (agree && isOwn) return 'approvals.own_proposal';
  if (agree && wasResetByProposer) return 'approvals.access_reset';
  return null;
}

const RATE_DIGITS = 8;
const PERCENT_DIGITS = 6;

/** How far a rate is from another, in percent of the other, rounded up to six decimals. */
export function rateDistance(rate: string, table: string): string {
  const [one, other] = [scaled(rate), scaled(table)];
  const apart = (one > other ? one - other : other - one) * 100n * 10n ** BigInt(PERCENT_DIGITS);
  const digits = ((apart + other - 1n) / other).toString().padStart(PERCENT_DIGITS + 1, '0');
  return `${digits.slice(0, -PERCENT_DIGITS)}.${digits.slice(-PERCENT_DIGITS)}`;
}

/** Whether a rate is too far from the table's for one person. */
export function isRateFar(rate: string, table: string): boolean {
  return Number(rateDistance(rate, table)) > Number(RATE_TOLERANCE_PERCENT);
}

function scaled(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.slice(0, RATE_DIGITS).padEnd(RATE_DIGITS, '0'));
}
