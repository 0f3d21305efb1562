import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import { PIXEL, receivingKit } from './kit/receiving.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, make, send } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const { broken } = stockKit(deps);
const { token } = await make.aStaff('warehouse_clerk');
/** Those that lead to the shelf are chosen more often. */
const forwards = ['booked', 'closeBox', 'qualify', 'shelve'] as const;
const KINDS = ['open', 'scan', 'set', 'undo', 'close', ...forwards, ...forwards, ...forwards] as const;
const action = fc.record({ kind: fc.constantFrom(...KINDS), box: fc.integer({ min: 1, max: 2 }), units: fc.integer({ min: 0, max: 8 }) });

it(
  'keeps shelved ≤ qualified ≤ received and the stock log equal to what is shelved, in any order of actions, two at a time',
  { timeout: 240_000 },
  async () => {
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 60 }), async (actions) => {
        const inbound = await anInbound();
        const { key, mug, lamp } = inbound;
        await send(calls.deskArrive, key, token);
        for (const box_no of [1, 2]) await send(calls.deskAddPhoto, { ...key, box_no, picture: PIXEL }, token);
        const run = ({ kind, box, units }: (typeof actions)[number]) => {
          const at = { ...key, box_no: box };
          if (kind === 'open') return send(calls.deskScan, { ...key, code: inbound.mark(box) }, token);
          if (kind === 'scan') return send(calls.deskScan, { ...at, code: mug.sku }, token);
          if (kind === 'set')
            return send(
              calls.deskSetCount,
              { ...at, product_id: lamp.product_id, received: units, broken: units % 3, reason: 'other' },
              token,
            );
          if (kind === 'undo') return send(calls.deskUndo, at, token);
          if (kind === 'booked') return send(calls.deskAllAsBooked, at, token);
          if (kind === 'closeBox') return send(calls.deskCloseBox, at, token);
          if (kind === 'close') return send(calls.deskClose, key, token);
          if (kind === 'shelve')
            return send(
              calls.deskShelve,
              { ...key, box_nos: [box], less: [{ box_no: box, product_id: mug.product_id, quantity: units % 5, reason: 'missing' }] },
              token,
            );
          const items = [mug, lamp].map(({ product_id }) => ({ product_id, inspected: 2 + (units % 2), broken: units % 2 }));
          return send(calls.deskQualify, { ...at, items }, token);
        };
        for (let at = 0; at < actions.length; at += 2) {
          const answers = await Promise.all(actions.slice(at, at + 2).map(run));
          expect(answers.every(({ status }) => status < 500)).toBe(true);
        }
        const { rows } = await sql<{ shelved: number; logged: number; effective: number; bad: number }>`
        select (select coalesce(sum(shelved), 0) from inbound_box_items where inbound_id = ${key.inbound_id}) as shelved,
               (select coalesce(sum(quantity), 0) from stock_log where source_no = ${inbound.inbound_no}) as logged,
               (select effective_quantity from inbounds where inbound_id = ${key.inbound_id}) as effective,
               (select count(*) from inbound_box_items where inbound_id = ${key.inbound_id}
                   and not (shelved <= coalesce(qualified, 0) and coalesce(qualified, 0) <= coalesce(received, 0))) as bad`.execute(db);
        const [sums] = rows;
        expect(sums).toEqual({ shelved: sums?.logged, logged: sums?.shelved, effective: sums?.shelved, bad: 0 });
        expect(await broken(key.customer_id)).toEqual([]);
        reached += sums?.shelved ?? 0;
      }),
      { numRuns: 25 },
    );
  },
);
