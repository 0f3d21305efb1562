import type { InputOf } from '@quayside/contract/kernel/call';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { postcodeExample } from '@quayside/domain/orders/postcodes';
import type { Kit } from './test-app.ts';

export type OrderInput = InputOf<typeof ordersCalls.save>;
type Line = OrderInput['lines'][number];
let serial = 0;

export const aLine = (product_id: number, given: Partial<Line> = {}): Line => ({
  product_id,
  product_name: 'Oak lamp',
  unit_price: '18.5',
  quantity: 2,
  ...given,
});

/** The wizard's input, every field filled and valid. */
export function anOrderInput(product_id: number, given: Partial<OrderInput> = {}): OrderInput {
  serial++;
  return {
    platform_order_no: `AMZ-${serial}`,
    first_name: 'Ana',
    last_name: 'Núñez',
    phone: '+1 (213) 555-0188 ext. 12',
    email: 'Ana@Mail.test',
    id_number: 'X123',
    company: 'Acme',
    country: 'US',
    state: 'California',
    city: 'Los Angeles',
    postal_code: (given.country !== 'US' && postcodeExample(given.country ?? '')) || '90012',
    house_number: '',
    address1: '100 Main St.',
    address2: 'Unit 4',
    address3: 'Gate C',
    address_type: 'business',
    warehouse_id: 1,
    lines: [aLine(product_id)],
    consumables: [],
    remark: 'Leave at the door',
    method: 'WORLD',
    ...given,
  };
}

/** Saves orders as a merchant does. */
export function orderKit({ deps, make, send }: Kit) {
  const { db } = deps.database;

  /** A merchant with one product. */
  const aShop = async () => {
    const merchant = await make.aMerchant();
    return { ...merchant, product: await make.aProduct(merchant.customer_id) };
  };

  const anOrder = async (token: string, product_id: number, given: Partial<OrderInput> = {}) => {
    const { content, status } = await send(ordersCalls.save, anOrderInput(product_id, given), token);
    if (status !== 200) throw new Error(`the order was refused: ${JSON.stringify(content)}`);
    return content;
  };

  const aConsumable = async (given: { customer_id?: number; enabled?: boolean; chargeable?: boolean } = {}) => {
    serial++;
    const row = { name_en: `Box ${serial}`, name_cn: '纸箱', unit_price: '0.35', weight_g: 80, ...given };
    const { consumable_id } = await db.insertInto('consumables').values(row).returning('consumable_id').executeTakeFirstOrThrow();
    return consumable_id;
  };
  const switchOff = (consumable_id: number) =>
    db.updateTable('consumables').set({ enabled: false }).where('consumable_id', '=', consumable_id).execute();

  return { aShop, anOrder, aConsumable, switchOff };
}

export const eight = <Result>(work: (at: number) => Promise<Result>) => Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));
export const statuses = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).toSorted((a, b) => a - b);
