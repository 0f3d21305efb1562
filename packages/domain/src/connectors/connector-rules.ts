export const storeKinds = ['shopify', 'woocommerce', 'csv_drop', 'shopline'] as const;
export type StoreKind = (typeof storeKinds)[number];

export const STORE_NAME_LENGTH = 60;
export const STORE_URL_LENGTH = 300;
export const PREFIX_LENGTH = 10;
export const MAX_RULES = 30;
export const MAX_STORES = 50;
export const SKU_LENGTH = 200;

/** `waiting`: for the merchant's consent in the shop. `checking`: credentials wait for the shop's word. `refused`: it does not accept them. */
export const storeStates = ['waiting', 'checking', 'connected', 'refused'] as const;

export const storeOrderStates = ['new', 'held', 'created', 'submitted', 'ignored'] as const;
export type StoreOrderState = (typeof storeOrderStates)[number];
/** Orders that the shop changed after they were submitted here have a tab of their own, whatever their state. */
export const storeOrderTabs = [...storeOrderStates, 'changed'] as const;
export type StoreOrderTab = (typeof storeOrderTabs)[number];

export const skuStates = ['unmapped', 'mapped'] as const;

/** How often orders are pulled. */
export const pullMinutes = [5, 15, 60, 360] as const;

/** What can go wrong with a shop; each has a sentence in every language. */
export const storeErrorCodes = [
  'unreachable',
  'timeout',
  'not_public',
  'wrong_url',
  'refused',
  'missing_right',
  'moved',
  'throttled',
  'shop_error',
  'html',
  'broken_answer',
  'repeated_page',
  'no_folder',
  'key_changed',
] as const;
export type StoreErrorCode = (typeof storeErrorCodes)[number];

/** Why a store's order waits for a person, or is not submitted. Others are refusals of orders themselves. */
export const holdReasons = [
  'unmapped',
  'invalid',
  'over_price',
  'no_rule',
  'canceled_in_store',
  'canceled_with_store',
  'too_many_lines',
  'not_submitted',
] as const;
export type HoldReason = (typeof holdReasons)[number];

export const trackingStates = ['none', 'waiting', 'sent', 'failed'] as const;

/** The first rule that fits an order chooses its method. Open ends match everything. */
export type MethodRule = {
  readonly countries: readonly string[];
  readonly min_weight_g: number | null;
  readonly max_weight_g: number | null;
  readonly min_value: string | null;
  readonly max_value: string | null;
  readonly method: string;
};

export type RuleFacts = { readonly country: string; readonly weight_g: number; readonly value: number };

const isWithin = (value: number, min: number | null, max: number | null) => (min === null || value >= min) && (max === null || value < max);
const figure = (text: string | null) => (text === null ? null : Number(text));

/** The lower end belongs to a rule, the upper one to the next. */
export function methodFor(rules: readonly MethodRule[], { country, weight_g, value }: RuleFacts): string {
  const fits = rules.find(
    (rule) =>
      (rule.countries.length === 0 || rule.countries.includes(country)) &&
      isWithin(weight_g, rule.min_weight_g, rule.max_weight_g) &&
      isWithin(value, figure(rule.min_value), figure(rule.max_value)),
  );
  return fits?.method ?? '';
}

const MINUTE = 60_000;
const pauses = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE);

/** The pause after a shop failed `failures` times in a row: it is asked less and less, and never given up. */
export function pauseAfterFailure(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? MINUTE;
}

/** A number is pushed to a shop this often before a person must look. */
export const TRACKING_TRIES = 8;

/** What a shop may sell: what is available less the buffer, never below zero. */
export function stockToOffer(available: number, buffer: number): number {
  return Math.max(0, available - buffer);
}

/** Stores' clocks differ, and orders arrive late in their lists: the next pull begins a little before the last one. */
export const OVERLAP_MS = 10 * MINUTE;

export const connectorRefusals = [
  'connectors.too_many',
  'connectors.not_connected',
  'connectors.not_held',
  'connectors.no_oauth',
  'connectors.bad_answer',
  'connectors.wrong_signature',
] as const;
export type ConnectorRefusal = (typeof connectorRefusals)[number];
