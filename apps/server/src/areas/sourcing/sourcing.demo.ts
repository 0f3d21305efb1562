import { SourcingInput } from '@quayside/contract/sourcing/sourcing.schemas';
import { allProperties } from '#server/areas/properties/properties.public.ts';
import { deskOf, merchantOf } from '#server/demo/demo-people.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { quoteRequest } from './desk-sourcing.ts';
import { addRequest } from './sourcing.service.ts';

const HOUR_MS = 3_600_000;
const requests = [
  {
    product_name: 'Bamboo desk organiser',
    link: 'https://www.example.com/bamboo-organiser',
    target_price: '3.20',
    quantity: 200,
    country: 'DE',
    note: 'Natural colour, our logo on the front.',
    hoursAgo: 50,
  },
  { product_name: 'Ceramic mug 350 ml', link: 'https://www.example.com/mug', quantity: 500, country: 'FR', note: '', hoursAgo: 6 },
] as const;

/** One request with a quote, and one that waits for staff. */
export const sourcingDemo: DemoFill = async (ctx, customerId) => {
  const merchant = await merchantOf(ctx, customerId);
  const made: number[] = [];
  for (const { hoursAgo, ...fields } of requests) {
    const now = new Date(ctx.now.getTime() - hoursAgo * HOUR_MS);
    made.push((await addRequest({ ...merchant, now }, SourcingInput.parse(fields))).request_id);
  }
  const [first] = made;
  const [property] = await allProperties(ctx.tx);
  if (first === undefined || property === undefined) return;
  const manager = await deskOf(ctx, 'account_manager');
  await quoteRequest(manager, {
    customer_id: customerId,
    request_id: first,
    unit_price: '3.45',
    weight_g: 620,
    length_cm: '28.00',
    width_cm: '18.00',
    height_cm: '12.00',
    lead_days: 14,
    valid_until: dayOf(new Date(ctx.now.getTime() + 14 * 24 * HOUR_MS)),
    name_en: 'Desk organiser',
    name_cn: '桌面收纳盒',
    hs_code: '4419900090',
    property_ids: [property.property_id],
    quote_note: 'Logo engraved, from 200 units.',
  });
};
