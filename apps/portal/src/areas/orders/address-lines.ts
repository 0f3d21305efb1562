import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';

type Address = Pick<
  OrderDetail,
  | 'recipient_name'
  | 'company'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'house_number'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'phone'
  | 'country'
>;

/** An address line by line, as on a label; without empty lines and duplicates. */
export function addressLines(order: Address, country: string): string[] {
  const { address1, house_number } = order;
  // The house number is often part of the street as well.
  const street = house_number === '' || address1.split(/[\s,]+/).includes(house_number) ? address1 : `${address1} ${house_number}`;
  const place = [order.city, [order.state, order.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [order.recipient_name, order.company, street, order.address2, order.address3, place, country, order.phone];
  return [...new Set(lines.filter((line) => line !== ''))];
}
