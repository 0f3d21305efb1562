import { randomBytes } from 'node:crypto';
import { readableCode } from '@quayside/domain/kernel/readable-code';
import type { Inspection } from '@quayside/domain/inbound/inbound-rules';
import type { ReceivedItem } from '@quayside/domain/loss-orders/loss-rules';
import { openLossOrders } from '#server/areas/loss-orders/open-loss-orders.ts';
import type { StaffActor } from '#server/kernel/actor.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import type { TestApp } from './test-app.ts';

type Given = { inspection?: Inspection; price?: string | null; items?: Partial<ReceivedItem>[]; product_id?: number };

/** Appointments that are being closed with a difference. */
export function lossKit({ deps, make }: Pick<TestApp, 'deps' | 'make'>) {
  const { db } = deps.database;

  /** An appointment with one SKU, at the moment before it is closed. */
  const anInbound = async (customer_id: number, { inspection = 'full', price = '12.50', product_id }: Given = {}) => {
    const code = readableCode(randomBytes(5));
    const now = new Date();
    const confirmed = { bill_status: 'confirmed', audit_status: 'passed', stage: 'shelved' } as const;
    const values = { ...confirmed, customer_id, code, inbound_no: `ASN-261116-${code}`, original_no: `ASN-261116-${code}` };
    const row = await db
      .insertInto('inbounds')
      .values({ ...values, warehouse_id: 1, inspection, created_by: 'Test', created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const product = product_id ?? (await make.aProduct(customer_id, { color: 'Sage', size: 'One size' })).product_id;
    const line = { customer_id, inbound_id: row.inbound_id, product_id: product, quantity: 10, line_no: 1, purchase_price: price };
    await db.insertInto('inbound_lines').values(line).execute();
    return { ...row, product_id: product };
  };

  /** Opens the loss orders as the member of staff who closes the appointment. */
  const open = async (customer_id: number, token: string, given: Given = {}) => {
    const source = await anInbound(customer_id, given);
    const whole = { box_no: 1, product_id: source.product_id, quantity: 10, received: 10, qualified: 10, shelved: 10, reason: null };
    const items = (given.items ?? [{ received: 9, qualified: 8, shelved: 8 }]).map((item) => ({ ...whole, ...item }));
    const numbers = await asActor(
      deps.database,
      'read write',
      'desk',
      hashToken(token),
      ({ tx, actor }) => openLossOrders({ ...systemCtx(deps, tx), actor: actor as StaffActor }, source, items), // the token is a member of staff's
    );
    const rows = await db
      .selectFrom('loss_orders')
      .selectAll()
      .where('source_id', '=', source.inbound_id)
      .orderBy('type', 'desc')
      .execute();
    const [first] = rows;
    return {
      source,
      numbers,
      rows,
      get first() {
        if (!first) throw new Error('no loss order was opened');
        return first;
      },
    };
  };
  return { anInbound, open };
}
