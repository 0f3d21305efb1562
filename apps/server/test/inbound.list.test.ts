import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeInNumber } from '@quayside/domain/inbound/inbound-rules';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { dayOf } from '#server/kernel/days.ts';
import { asPublic, becomeMerchant } from '#server/kernel/transaction.ts';
import { aBox, aShipping, anInboundInput, inboundKit, nextWeekday, type InboundInput } from './kit/inbound.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { app, deps, make, send } = kit;
const { db } = deps.database;
const { aShop, aDraft, submitted, confirm } = inboundKit(kit);
const { list, counts, boxes, options, get } = inboundCalls;

const shop = await aShop();
const { token, product, other } = shop;
const draft = await aDraft(token, product.product_id, { shipping: aShipping({ plate: 'B7K219', tracking_numbers: ['T-1', 'T-2'] }) });
const later = aShipping({ arrival_date: nextWeekday(5, nextWeekday(3)) });
const sent = await submitted(token, other.product_id, { warehouse_id: 2, shipping: later });
const passed = await submitted(token, product.product_id);
await confirm(passed.inbound_id);
const numbers = async (input: object) => (await send(list, { order: 'asc', ...input }, token)).content.list.map((row) => row.inbound_no);

describe('the list', () => {
  it('INB-03 shows each appointment with its first goods, newest first', async () => {
    const { content } = await send(list, {}, token);
    expect(content.list.map((row) => row.inbound_no)).toEqual([passed.inbound_no, sent.inbound_no, draft.inbound_no]);
    expect(content.list[2]).toMatchObject({
      goods: [{ sku: product.sku, quantity: 24 }],
      sku_quantity: 1,
      box_quantity: 2,
      reservation_quantity: 24,
    });
  });

  it('filters by status, audit, stage, number, tracking number or plate, SKU, warehouse and days', async () => {
    const today = dayOf(new Date());
    const cases: [object, string[]][] = [
      [{ bill_status: 'draft' }, [draft.inbound_no]],
      [{ audit_status: 'pending' }, [sent.inbound_no]],
      [{ stage: 'future_receipt' }, [passed.inbound_no]],
      [{ number: sent.inbound_no.toLowerCase() }, [sent.inbound_no]],
      [{ number: 'ASN-' }, [draft.inbound_no, sent.inbound_no, passed.inbound_no]],
      [{ tracking: 'T-2' }, [draft.inbound_no]],
      [{ tracking: 'B7K219' }, [draft.inbound_no]],
      [{ tracking: 'T-3' }, []],
      [{ sku: other.sku.toLowerCase() }, [sent.inbound_no]],
      [{ sku: 'UNKNOWN' }, []],
      [{ warehouse_id: 2 }, [sent.inbound_no]],
      [{ from: today, to: today }, [draft.inbound_no, sent.inbound_no, passed.inbound_no]],
      [{ to: '2020-01-01' }, []],
      [{ sort: 'arrival_date' }, [draft.inbound_no, passed.inbound_no, sent.inbound_no]],
    ];
    for (const [input, expected] of cases) expect([input, await numbers(input)]).toEqual([input, expected]);
  });

  it('finds no tracking number of another merchant', async () => {
    const stranger = await aShop();
    expect((await send(list, { tracking: 'T-1' }, stranger.token)).content.list).toEqual([]);
    // The function runs as the owner of the table, so it must limit itself.
    const found = (customerId: number) =>
      asPublic(deps.database, 'read only', async (tx) => {
        await becomeMerchant(tx, await deps.database.sealer(), customerId);
        return (await sql`select inbounds_with_tracking('T-1')`.execute(tx)).rows.length;
      });
    expect([await found(shop.customer_id), await found(stranger.customer_id)]).toEqual([1, 0]);
  });

  it('INB-11 counts each status', async () => {
    expect((await send(counts, {}, token)).content.list).toEqual([
      { status: 'draft', count: 1 },
      { status: 'submitted', count: 1 },
      { status: 'confirmed', count: 1 },
      { status: 'withdrawn', count: 0 },
      { status: 'voided', count: 0 },
    ]);
  });

  it('D-50 INB-04 the boxes of all appointments, one row each with its content and mark', async () => {
    const { content } = await send(boxes, {}, token);
    expect(content.list.map(({ inbound_no, box_no }) => [inbound_no, box_no])).toEqual([
      [passed.inbound_no, 1],
      [passed.inbound_no, 2],
      [sent.inbound_no, 1],
      [sent.inbound_no, 2],
      [draft.inbound_no, 1],
      [draft.inbound_no, 2],
    ]);
    const mark = `BX-${codeInNumber(draft.inbound_no)}-002`;
    expect(content.list[5]).toMatchObject({ mark, box_quantity: 2, state: 'announced', items: [{ sku: product.sku, quantity: 12 }] });
    const by = async (input: object) => (await send(boxes, input, token)).content.list.map((box) => box.mark);
    expect(await by({ number: mark.toLowerCase() })).toEqual([mark]);
    expect(await by({ inbound_id: draft.inbound_id })).toHaveLength(2);
    expect(await by({ sku: other.sku })).toHaveLength(2);
    expect(await by({ bill_status: 'withdrawn' })).toEqual([]);
    expect((await send(boxes, { limit: 10, page: 2 }, token)).content).toEqual({ list: [], count: 6 });
  });

  it('INB-10 offers warehouses, services, the insurance rate, carriers and the first day', async () => {
    const { content } = await send(options, {}, token);
    expect(content).toMatchObject({ insurance_rate: '0.003', first_day: dayOf(new Date(Date.now() + 24 * 3_600_000)) });
    expect(content.warehouses.map(({ code }) => code)).toEqual(['SZ01', 'YW01']);
    expect(content.services.map(({ unit, price }) => [unit, price])).toContainEqual(['unit', '0.05']);
    expect(content.carriers[0]).toBe('SF Express');
  });

  it('shows a deleted product by name, without its picture', async () => {
    const { customer_id, token: own } = await aShop();
    const gone = await make.aProduct(customer_id, { sku: 'GONE-1' });
    const { inbound_id } = await aDraft(own, gone.product_id);
    await db.updateTable('products').set({ deleted_at: new Date() }).where('product_id', '=', gone.product_id).execute();
    expect((await send(get, { inbound_id }, own)).content.lines).toMatchObject([{ sku: 'GONE-1', image_url: null }]);
  });
});

describe('the open API', () => {
  it('creates, submits, lists, reads and cancels appointments', async () => {
    const { token: own, product: mine } = await aShop();
    const { content } = await send(accountsCalls.generateApiKey, {}, own);
    const authorization = { authorization: `Bearer ${content.apikey}` };
    const call = async (path: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET';
      const answer = await app.inject({ method, url: path, headers: authorization, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    const whole = (product_id: number, given: Partial<InboundInput> = {}) => {
      const { step: _step, check: _check, ...rest } = anInboundInput(product_id, given);
      return rest;
    };
    const { body: made } = await call(inboundOpenCalls.openCreate.path, whole(mine.product_id));
    const { inbound_id } = made;
    expect(made).toMatchObject({ bill_status: 'draft', reservation_quantity: 24 });
    expect((await call(`${inboundOpenCalls.openList.path}/${String(inbound_id)}/submit`, {})).body).toMatchObject({
      bill_status: 'submitted',
    });
    const read = await call(`${inboundOpenCalls.openList.path}/${String(inbound_id)}`);
    expect(read.body).toMatchObject({ inbound_id, events: [{ actor_kind: 'api_key' }, {}] });
    expect((await call(`${inboundOpenCalls.openList.path}?bill_status=submitted`)).body).toMatchObject({
      list: [{ inbound_id }],
      next_cursor: null,
    });
    expect((await call(`${inboundOpenCalls.openList.path}/${String(inbound_id)}/cancel`, {})).body).toMatchObject({
      bill_status: 'withdrawn',
    });
    const bad = await call(inboundOpenCalls.openCreate.path, whole(mine.product_id, { boxes: [aBox(product.product_id, 1)] }));
    expect(bad.status).toBe(422);
    expect(JSON.stringify(bad.body)).toContain('boxes.0.items.0.product_id');
  });
});
