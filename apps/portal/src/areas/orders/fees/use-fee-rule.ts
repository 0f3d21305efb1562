import type { QuoteItem } from '@quayside/contract/orders/order-quotes.schemas';
import { inputCurrency } from '@quayside/domain/quotes/input-currency';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { dayText, decimalText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { kiloText } from './kilo-text.ts';

type Inputs = QuoteItem['inputs'];

/** The rule of a fee and the figures it was computed from, as one line; prices of a tariff in another currency than USD name it. */
export function useFeeRule(tariffCurrency: string): (item: QuoteItem) => string {
  const { t } = useTranslation(['order-shipping', 'orders']);
  const rules = useRules();
  return ({ code, inputs }) => {
    const rule = rules[code.startsWith('service:') ? 'service' : code] ?? rules['share'];
    const parts = [...(rule?.(withCurrency(code, inputs, tariffCurrency)) ?? []), groupText(inputs, t)];
    return parts.filter((part) => part !== '').join(t('list_separator', { ns: 'orders' }));
  };
}

type T = ReturnType<typeof useTranslation<['order-shipping', 'orders']>>['t'];
type Rule = (inputs: Inputs) => string[];

function withCurrency(code: string, inputs: Inputs, tariffCurrency: string): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => {
      const currency = inputCurrency(code, name, tariffCurrency);
      if (currency === null || value === null) return [name, value];
      // Amounts of a tariff have four decimals; the last two are shown where they are not zero.
      const text = decimalText(String(value), currentLanguage());
      return [name, currency === 'USD' || Number(value) === 0 ? text : `${text} ${currency}`];
    }),
  );
}

function groupText(inputs: Inputs, t: T): string {
  const percent = inputs['group_percent'];
  return typeof percent === 'string' && Number(percent) !== 100 ? t('rule.group', { percent: Number(percent) }) : '';
}

function useRules(): Readonly<Record<string, Rule>> {
  const { t } = useTranslation(['order-shipping', 'orders']);
  const perParcel: Rule = (inputs) => [t('rule.per_parcel', { fee: figure(inputs, 'fee') })];
  const share: Rule = (inputs) => {
    if (inputs['base'] === undefined) return 'hs6' in inputs ? [t('rule.hs6', { count: count(inputs, 'hs6') })] : [];
    return [t('rule.percent_of', { percent: figure(inputs, 'percent'), base: figure(inputs, 'base') })];
  };
  const parcelAndKg = (inputs: Inputs) =>
    t('rule.parcel_and_kg', {
      per_parcel: figure(inputs, 'per_parcel'),
      kg: kilos(inputs, 'chargeable_g'),
      per_kg: figure(inputs, 'per_kg'),
    });
  const minimum = (inputs: Inputs, usual: string) =>
    inputs['minimum'] === true ? t('rule.minimum', { min: figure(inputs, 'min') }) : usual;
  return {
    basic_shipping: (inputs) => freightRule(inputs, t),
    registration: perParcel,
    online_tracked_mail: perParcel,
    multiline_surcharge: (inputs) => [
      t('rule.beyond_skus', { count: count(inputs, 'skus'), included: count(inputs, 'included'), fee: figure(inputs, 'fee') }),
    ],
    over_category: (inputs) => [
      t('rule.beyond_hs6', { count: count(inputs, 'hs6'), included: count(inputs, 'included'), fee: figure(inputs, 'fee') }),
    ],
    declared_value_surcharge: (inputs) => [
      minimum(inputs, t('rule.percent_of', { percent: figure(inputs, 'percent'), base: figure(inputs, 'value') })),
    ],
    over_declaration: (inputs) => [t('rule.over_value', { value: figure(inputs, 'value'), over: figure(inputs, 'over') })],
    remote_area: (inputs) => [minimum(inputs, t('rule.per_kg', { kg: kilos(inputs, 'chargeable_g'), price: figure(inputs, 'per_kg') }))],
    oversize: (inputs) => [
      t('rule.oversize', { metric: metricText(inputs, t), actual: figure(inputs, 'actual'), over: figure(inputs, 'over') }),
    ],
    peak_season: (inputs) => [parcelAndKg(inputs), daysText(inputs, t)],
    dangerous_goods: (inputs) => [parcelAndKg(inputs)],
    inbound_handling: (inputs) => [t('rule.units', { count: count(inputs, 'units'), price: figure(inputs, 'per_unit') })],
    outbound_handling: (inputs) => [outboundRule(inputs, t)],
    packaging: (inputs) => [t('rule.packaging', { kg: kilos(inputs, 'goods_g') })],
    consumables: (inputs) => [t('rule.consumables', { count: count(inputs, 'count') })],
    fulfilment_fee: (inputs) => [
      t('rule.fulfilment', {
        per_order: figure(inputs, 'per_order'),
        more: Math.max(0, count(inputs, 'units') - 1),
        extra: figure(inputs, 'per_extra_unit'),
      }),
    ],
    service: (inputs) => [
      inputs['per'] === 'order'
        ? t('rule.once', { price: figure(inputs, 'price') })
        : t('rule.units', { count: count(inputs, 'quantity'), price: figure(inputs, 'price') }),
    ],
    share,
  };
}

function freightRule(inputs: Inputs, t: T): string[] {
  const kg = kilos(inputs, 'charged_as_g');
  const price = figure(inputs, 'price');
  const zone = t('rule.zone', { zone: figure(inputs, 'zone') });
  const fuel = typeof inputs['fuel_percent'] === 'string' ? t('rule.fuel', { percent: Number(inputs['fuel_percent']) }) : '';
  if (inputs['minimum'] === true) return [t('rule.minimum', { min: figure(inputs, 'min_freight') }), zone, fuel];
  if (inputs['kind'] === 'flat') return [t('rule.flat', { kg, price }), zone, fuel];
  if (inputs['kind'] === 'first_next') {
    const first = { first_kg: kilos(inputs, 'first_g'), first_price: figure(inputs, 'first_price') };
    return [t('rule.first_next', { ...first, price, step_kg: kilos(inputs, 'step_g') }), zone, fuel];
  }
  const base = inputs['base'];
  const isFromZero = base === null || base === undefined || Number(base) === 0;
  return [isFromZero ? t('rule.per_kg', { kg, price }) : t('rule.base_per_kg', { base: figure(inputs, 'base'), kg, price }), zone, fuel];
}

function outboundRule(inputs: Inputs, t: T): string {
  const included = count(inputs, 'included_units');
  const more = Math.max(0, count(inputs, 'units') - included);
  const fee = figure(inputs, 'fee');
  return more === 0
    ? t('rule.outbound_only', { fee, included })
    : t('rule.outbound', { fee, included, more, extra: figure(inputs, 'extra_unit') });
}

const metrics = ['weight_g', 'side_cm', 'second_side_cm', 'girth_cm'] as const;

function metricText(inputs: Inputs, t: T): string {
  const metric = metrics.find((one) => one === inputs['metric']);
  return metric === undefined ? figure(inputs, 'metric') : t(`rule.metric.${metric}`);
}

function daysText(inputs: Inputs, t: T): string {
  const [first, last] = ['first_day', 'last_day'].map((name) => dayText(figure(inputs, name), currentLanguage()));
  return t('rule.between_days', { first: first ?? '', last: last ?? '' });
}

function figure(inputs: Inputs, name: string): string {
  const value = inputs[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function count(inputs: Inputs, name: string): number {
  const value = Number(inputs[name]);
  return Number.isFinite(value) ? value : 0;
}

function kilos(inputs: Inputs, name: string): string {
  return kiloText(count(inputs, name));
}
