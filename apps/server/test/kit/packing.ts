import { randomUUID } from 'node:crypto';
import { packingDeskCalls as calls } from '@quayside/contract/packing/packing.desk-calls';
import type { OrderInput } from './orders.ts';
import type { Kit } from './test-app.ts';
import { verificationKit } from './verification.ts';

/** Approved orders, and what the warehouse does with them. */
export async function packingKit(kit: Kit) {
  const { send, make } = kit;
  const verification = await verificationKit(kit);
  const packer = await make.aStaff('warehouse_clerk');
  type Waiting = Awaited<ReturnType<typeof verification.waiting>>;
  type One = Waiting['one'];

  const approved = async (given: Partial<OrderInput> = {}, stock: Parameters<typeof verification.aSeller>[0] = {}) => {
    const order = await verification.waiting(given, stock);
    const [outcome] = await verification.approve([order.one]);
    if (!outcome?.reply) throw new Error(`not approved: ${JSON.stringify(outcome?.refusal)}`);
    return order;
  };

  const open = (code: string, token = packer.token) => send(calls.deskOpen, { code }, token);
  const scan = (one: One, code: string, more: { serial_number?: string; scan_key?: string } = {}, token = packer.token) =>
    send(calls.deskScan, { ...one, scan_key: randomUUID(), code, ...more }, token);
  /** Every unit of the order, without serial numbers. */
  const scanAll = async (one: One, token = packer.token, serial?: () => string) => {
    const { content } = await send(calls.deskOpen, { code: await numberOf(one) }, token);
    for (const line of content.lines)
      for (let at = line.packed; at < line.quantity; at++)
        await scan(one, line.sku, line.scan_serial && serial ? { serial_number: serial() } : {}, token);
    return content;
  };
  const numberOf = async ({ customer_id, order_id }: One) =>
    (
      await kit.deps.database.db
        .selectFrom('orders')
        .select('order_no')
        .where('customer_id', '=', customer_id)
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow()
    ).order_no;
  const box = { length_cm: '10', width_cm: '8', height_cm: '5' };
  const pack = (one: One, weight_g: number, more: { confirmed?: boolean } = {}, token = packer.token) =>
    send(calls.deskPack, { ...one, parcel: { weight_g, ...box }, ...more }, token);
  const cost = (one: One, weight_g: number) => send(calls.deskCost, { ...one, parcel: { weight_g, ...box } }, packer.token);
  /** Scanned and packed at its expected weight. */
  const packed = async (given: Partial<OrderInput> = {}, stock: Parameters<typeof verification.aSeller>[0] = {}) => {
    const order = await approved(given, stock);
    const { expected_g } = await scanAll(order.one);
    return { ...order, parcel: (await pack(order.one, expected_g)).content, expected_g };
  };
  return { ...verification, packer, approved, open, scan, scanAll, pack, cost, packed, numberOf };
}
