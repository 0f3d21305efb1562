import { QuoteInput, type QuoteAnswer } from '@quayside/contract/orders/order-quotes.schemas';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { InputOf } from '@quayside/contract/kernel/call';
import { isTaxNumber, plainTaxNumber, taxKindsOf } from '@quayside/domain/orders/tax-numbers';
import { useRead } from '@quayside/ui/kernel/query';
import { useEffect, useState } from 'react';
import type { OrderValues } from '../order-wizard/order-fields.ts';

const QUIET_MS = 250;
const pricedFields = ['warehouse_id', 'country', 'postal_code', 'address_type', 'first_name', 'last_name', 'address1'] as const;
type Asked = InputOf<typeof ordersCalls.quote>;

export type QuoteView = {
  answer: QuoteAnswer | undefined;
  /** Prices of earlier entries, while the new ones are loaded. */
  isOld: boolean;
  isLoading: boolean;
  error: Error | null;
  /** The entries are too few for a price. */
  isUnasked: boolean;
  retry: () => void;
};

/** The prices for the entries of the wizard, asked for a moment after the last change. */
export function useQuote(values: Partial<OrderValues>, order_id: number | undefined): QuoteView {
  const asked = askedOf(values, order_id);
  const settled = useSettled(asked === null ? '' : JSON.stringify(asked));
  const input = settled === '' ? null : (JSON.parse(settled) as Asked); // written two lines above
  const read = useRead(ordersCalls.quote, input ?? nothing, { enabled: input !== null, keepPrevious: true, silent: true, staleMs: 60_000 });
  const isUnasked = asked === null;
  return {
    answer: isUnasked || read.isError ? undefined : read.data,
    isOld: read.isPlaceholderData || (read.data !== undefined && JSON.stringify(asked) !== settled),
    isLoading: !isUnasked && read.data === undefined && !read.isError,
    error: read.error,
    isUnasked,
    retry: () => void read.refetch(),
  };
}

const nothing = { warehouse_id: 1, country: 'DE', lines: [] } satisfies Asked;

/** What is asked; null while the entries are not complete. A tax number counts once its format fits, a service once it has a quantity. */
function askedOf(values: Partial<OrderValues>, order_id: number | undefined): Asked | null {
  const { country = '', lines = [], consumables = [], services = [], platform_payment = false } = values;
  const numbers = taxKindsOf(country).map((kind) => {
    const text = values[`${kind}_number`] ?? '';
    return [`${kind}_number`, isTaxNumber(kind, country, text) ? plainTaxNumber(text) : ''] as const;
  });
  const units = unitsOf(lines);
  const entered = {
    ...Object.fromEntries(pricedFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    ...(order_id === undefined ? {} : { order_id }),
    lines: lines.map(({ product_id, unit_price, quantity }) => ({ product_id, unit_price, quantity })),
    consumables,
    services: services.filter(({ quantity }) => quantity >= 1 && quantity <= units),
    ...Object.fromEntries(numbers),
    platform_payment,
  };
  const { success, data } = QuoteInput.safeParse(entered);
  return success ? data : null;
}

/** Units of all products, 0 for what is not a number while it is typed. */
export function unitsOf(lines: OrderValues['lines'] | undefined): number {
  return (lines ?? []).reduce((all, { quantity }) => all + (Number.isSafeInteger(quantity) ? quantity : 0), 0);
}

/** The value once it has not changed for a moment; the first one at once. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
