import { expect, it } from 'vitest';
import { moneyText } from '../kernel/money.ts';
import { demoTariff } from './demo-tariff.ts';
import { compileTariff, quote } from './quote.ts';
import type { QuoteInput } from './quote-types.ts';
import { servicePrice } from './service-price.ts';

const parcel: QuoteInput = {
  at: '2026-11-16T02:00:00.000Z',
  warehouse: 'SZ01',
  price_group: 'STANDARD',
  destination: { country: 'US', postal_code: '97205', address_type: 'residential' },
  lines: [
    {
      sku: 'A-1',
      quantity: 1,
      unit_price_usd: '12.00',
      hs_code: '610910',
      attributes: [],
      weight_g: 280,
      length_cm: '20.00',
      width_cm: '15.00',
      height_cm: '3.00',
      measured: true,
      consumables: [],
    },
  ],
  consumables: [],
  services: [],
  tax: { vat: '', ioss: '', gst: '', icms: '' },
  platform_payment: false,
  recipient_day_value_usd: '0.00',
  parcel: null,
};

it('QUOTE-03 the price shown for a service is the item of a quote, for every service, warehouse and group', () => {
  const compiled = compileTariff(demoTariff);
  for (const row of demoTariff.services)
    for (const { group } of demoTariff.price_groups) {
      const input = { ...parcel, warehouse: row.warehouse, price_group: group, services: [{ service: row.service, quantity: 1 }] };
      const first = quote(compiled, input).methods.find(({ offered }) => offered);
      const item = first?.offered ? first.items.find(({ code }) => code === `service:${row.service}`) : undefined;
      const price = servicePrice(demoTariff, group, row);
      expect(price && moneyText(price), `${group} ${row.service}`).toBe(item?.amount ?? '0.00');
    }
});
