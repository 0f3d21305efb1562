import type { QuoteInput as Asked } from '@quayside/contract/orders/order-quotes.schemas';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { quote } from '@quayside/domain/quotes/quote';
import type { OfferedMethod, PricedQuote, QuoteError, QuoteInput, RefusedQuote } from '@quayside/domain/quotes/quote-types';
import { tariffAt, type LoadedTariff } from '#server/areas/tariffs/tariffs.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { quoteInputsOf, type Parcel } from './quote-input.ts';

/** All methods for a parcel, and what they were computed from. */
export type Priced = { readonly tariff: LoadedTariff; readonly input: QuoteInput; readonly answer: PricedQuote };

/** A parcel, and the only method to be priced where its sender has chosen one already. */
type AskedFor = Asked & { readonly only?: string };

/** Prices parcels by the tariff of a moment; errors in the services of one are returned at their fields. */
export async function priceParcels(tx: Tx, customerId: number, asked: readonly AskedFor[], at: Date): Promise<(Priced | FieldError[])[]> {
  const parcels = asked.map((one) => ({ ...one, customer_id: customerId }));
  const priced = await pricesAcrossMerchants(tx, parcels, at);
  if (!priced) throw new Refusal('orders.no_options');
  return priced.map((one, place) => ('errors' in one ? one.errors.map((error) => fieldOf(error, asked[place])) : one));
}

/** Prices parcels of several merchants, each by itself: what keeps one from being priced does not touch the others. Null without a tariff. */
export async function pricesAcrossMerchants(
  tx: Tx,
  parcels: readonly (Parcel & { readonly only?: string })[],
  at: Date,
): Promise<(Priced | RefusedQuote)[] | null> {
  const loading = tariffAt(tx, at);
  const [tariff, inputs] = await together(loading, quoteInputsOf(tx, parcels, at, loading));
  if (!tariff) return null;
  return inputs.map((input, place) => {
    const answer = quote(tariff.compiled, input, parcels[place]?.only);
    return 'parcel' in answer ? { tariff, input, answer } : answer;
  });
}

export async function priceParcel(tx: Tx, customerId: number, asked: AskedFor, at: Date): Promise<Priced | FieldError[]> {
  const [priced = []] = await priceParcels(tx, customerId, [asked], at);
  return priced;
}

/** The same for a caller that has nothing else to check: errors refuse the call. */
export async function pricedParcel(tx: Tx, customerId: number, asked: Asked, at: Date): Promise<Priced> {
  const priced = await priceParcel(tx, customerId, asked, at);
  if ('answer' in priced) return priced;
  refuseFields(...priced);
  throw new Refusal('orders.no_options');
}

export function offeredMethod({ answer }: Priced, code: string): OfferedMethod | null {
  const found = answer.methods.find(({ method }) => method === code);
  return found?.offered ? found : null;
}

/** A tariff that knows neither warehouse nor price group offers nothing. */
function fieldOf({ code, path }: QuoteError, asked: Asked | undefined): FieldError {
  if (code === 'SERVICE_UNKNOWN') return { path: `${path}.service`, code: 'orders.no_service', params: {} };
  if (code === 'SERVICE_DUPLICATE') return { path: `${path}.service`, code: 'orders.service_exists', params: {} };
  if (code === 'SERVICE_QUANTITY')
    return {
      path: `${path}.quantity`,
      code: 'orders.service_quantity',
      params: { units: (asked?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0) },
    };
  if (code === 'NO_LINES') return { path: 'lines', code: 'orders.no_product', params: {} };
  throw new Refusal('orders.no_options');
}
