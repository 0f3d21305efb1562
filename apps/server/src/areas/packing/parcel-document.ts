import { orderAcrossMerchants } from '#server/areas/orders/orders.public.ts';
import { serialsOfOrder } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as packing from './packing.queries.ts';

type Key = { readonly customer_id: number; readonly order_id: number };
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** What label and packing slip show. The sender is the merchant: the provider is named nowhere. */
export async function parcelDocument({ tx }: DeskCtx, { customer_id, order_id }: Key) {
  const order = found(await orderAcrossMerchants(tx, customer_id, order_id));
  if (order.packed_at === null || order.parcel_weight_g === null) throw new Refusal('packing.not_packed', { number: order.order_no });
  const { lines, customer_name, method_name_en } = found(await packing.orderOnTable(tx, order));
  const serials = await serialsOfOrder(tx, customer_id, order.order_no);
  const street = [order.address1, order.house_number].filter(Boolean).join(' ');
  const city = [order.postal_code, order.city].filter(Boolean).join(' ');
  const address = [order.company, street, order.address2, order.address3, city, order.state];
  return {
    order_no: order.order_no,
    waybill_no: order.waybill_no,
    reference: order.platform_order_no || order.order_no,
    sender: customer_name,
    method: method_name_en,
    day: dayOf(order.packed_at),
    weight_kg: (order.parcel_weight_g / 1000).toFixed(2),
    country: order.country,
    recipient: {
      phone: order.phone,
      name: `${order.first_name} ${order.last_name}`.trim(),
      lines: address.filter((part) => part !== ''),
      country: countries.of(order.country) ?? order.country,
    },
    lines: lines.map(({ product_id, sku, product_name, quantity, image_file_id }) => ({
      sku,
      image_file_id,
      name: product_name,
      quantity,
      serials: serials.filter((one) => one.product_id === product_id).map(({ serial_number }) => serial_number),
    })),
  };
}
export type ParcelDocument = Awaited<ReturnType<typeof parcelDocument>>;
