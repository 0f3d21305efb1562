import type { z } from 'zod';
import type { StoreDetail, StoreOrderRow, StoreRow, StoreSkuRow } from '@quayside/contract/connectors/connectors.schemas';
import { MethodRule } from '@quayside/contract/connectors/connectors.schemas';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { RefusalCode, RefusalDetails } from '@quayside/contract/kernel/refusals';
import { holdReasons, storeErrorCodes } from '@quayside/domain/connectors/connector-rules';
import type { Language } from '@quayside/i18n/languages';
import { refusalText } from '@quayside/i18n/refusal-text';
import { text } from '@quayside/i18n/texts';
import { flag } from '#server/kernel/flag.ts';
import type { OrderView } from './store-orders.queries.ts';
import type { SkuView } from './store-skus.queries.ts';
import type { Store } from './stores.queries.ts';

type Around = { readonly held: number; readonly unmapped: number; readonly changed: number };
const oneOf = <Code extends string>(codes: readonly Code[], value: string | null) => codes.find((code) => code === value) ?? null;

export function storeRow(row: Store, { held, unmapped, changed }: Around): z.input<typeof StoreRow> {
  const { store_id, kind, name, shop_url, shop_name, state, warehouse_id, pulled_at, pulled_count, next_pull_at } = row;
  return {
    store_id,
    kind,
    name,
    shop_url,
    shop_name,
    state,
    warehouse_id,
    pulled_at,
    pulled_count,
    next_pull_at,
    enabled: flag(row.enabled),
    held,
    unmapped,
    changed,
    is_pulling: flag(row.pull_started_at !== null && row.error_code === null),
    error_code: oneOf(storeErrorCodes, row.error_code),
    error_detail: row.error_detail,
    error_at: row.error_at,
    created_at: row.created_at,
  };
}

export const rulesOf = ({ rules }: Pick<Store, 'rules'>) => MethodRule.array().parse(rules);

export function storeDetail(row: Store, around: Around): z.input<typeof StoreDetail> {
  const { order_prefix, fallback_phone, pull_minutes, hold_above, stock_buffer } = row;
  return {
    ...storeRow(row, around),
    order_prefix,
    fallback_phone,
    pull_minutes,
    hold_above,
    stock_buffer,
    rules: rulesOf(row),
    auto_submit: flag(row.auto_submit),
    push_tracking: flag(row.push_tracking),
    push_stock: flag(row.push_stock),
    has_credentials: flag(row.credentials !== null),
  };
}

/** What stands behind a reason: errors at fields, or the refusal of a submission. */
export type Details = { readonly errors?: readonly FieldError[]; readonly refusal?: { code: RefusalCode; details: RefusalDetails } };

export function storeOrderRow(row: OrderView, language: Language): z.input<typeof StoreOrderRow> {
  const { order_country, details, country, order_no, ...plain } = row;
  return {
    ...plain,
    reason: oneOf(holdReasons, row.reason),
    problems: problemsOf(details as Details, language), // written by this area
    country: country ?? order_country ?? '',
    order_no: order_no ?? '',
    tracking_error: oneOf(storeErrorCodes, row.tracking_error),
  };
}

function problemsOf({ errors = [], refusal }: Details, language: Language): string[] {
  const told = errors.map(({ path, code, params }) => `${fieldName(path, language)}: ${text(language, 'fields', code, params)}`);
  return refusal ? [...told, refusalText(language, refusal.code, refusal.details)] : told;
}

/** The words the order template has for its columns. */
function fieldName(path: string, language: Language): string {
  const [, place, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const key = field === undefined ? path : field === 'product_id' ? 'sku' : field;
  const column = key === 'warehouse_id' ? 'warehouse' : key === 'lines' ? 'sku' : key;
  const name = text(language, 'importColumns', `orders.${column}` as never); // a column that has no text shows its key
  return place === undefined ? name : `${name} ${Number(place) + 1}`;
}

export function storeSkuRow({ product_sku, product_name, ...row }: SkuView): z.input<typeof StoreSkuRow> {
  return {
    ...row,
    state: row.product_id === null ? 'unmapped' : 'mapped',
    product_sku: product_sku ?? '',
    product_name: product_name ?? '',
  };
}
