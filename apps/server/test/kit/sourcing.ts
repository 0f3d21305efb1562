import type { InputOf } from '@quayside/contract/kernel/call';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingDeskCalls } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { dayOf } from '#server/kernel/days.ts';
import { submitKit } from './submitting.ts';
import type { Kit } from './test-app.ts';

export const day = (plus: number) => dayOf(new Date(Date.now() + plus * 86_400_000));

/** Merchants who ask for products, and quotes for them. */
export function sourcingKit(kit: Kit) {
  const { send, deps } = kit;
  const { aSeller, figures, addCents } = submitKit(kit);
  type Seller = Awaited<ReturnType<typeof aSeller>>;

  const asked = {
    product_name: 'Oak lamp',
    link: 'https://detail.1688.com/offer/1.html',
    quantity: 20,
    country: 'DE',
    target_price: '4.00',
  };
  const request = (shop: Seller, given: Partial<InputOf<typeof sourcingCalls.add>> = {}) =>
    send(sourcingCalls.add, { ...asked, ...given }, shop.token);
  const aProperty = async () =>
    (await deps.database.db.selectFrom('properties').select('property_id').orderBy('property_id').limit(1).executeTakeFirstOrThrow())
      .property_id;
  const quote = async (shop: Seller, request_id: number, token: string, given: Partial<InputOf<typeof sourcingDeskCalls.deskQuote>> = {}) =>
    send(
      sourcingDeskCalls.deskQuote,
      {
        customer_id: shop.customer_id,
        request_id,
        unit_price: '5.25',
        weight_g: 400,
        length_cm: '30',
        width_cm: '20',
        height_cm: '10',
        lead_days: 12,
        valid_until: day(7),
        name_en: 'Oak lamp',
        name_cn: '橡木灯',
        hs_code: '9405210000',
        property_ids: [await aProperty()],
        quote_note: '',
        ...given,
      },
      token,
    );
  /** A request with a quote. */
  const quoted = async (shop: Seller, token: string, given: Parameters<typeof quote>[3] = {}) => {
    const { request_id } = (await request(shop)).content;
    return (await quote(shop, request_id, token, given)).content;
  };
  return { aSeller, figures, addCents, request, quote, quoted };
}
