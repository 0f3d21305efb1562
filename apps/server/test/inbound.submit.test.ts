import { describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { chargeFees, lockInbound } from '#server/areas/inbound/inbound.public.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { aBox, aShipping, inboundKit, nextWeekday } from './kit/inbound.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';
import { walletKit } from './kit/wallets.ts';

const kit = await testApp();
const { deps, send } = kit;
const { db } = deps.database;
const { aShop, aDraft, submitted, confirm } = inboundKit(kit);
const { inTransaction, levels, broken } = stockKit(deps);
const { wallet, entries } = walletKit(deps);
const { save, submit, get, withdraw, updateShipping, answerProposal } = inboundCalls;
const errorsOf = (answer: { content: unknown }) =>
  (answer.content as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`); // a refusal's content
const insured = { declared_value: '1000', service_ids: [1, 2, 4] };

describe('submitting', () => {
  it('INB-11 INB-14 sends it to the audit: stock is expected, fees are held, steps 1 to 4 are locked', async () => {
    const { customer_id, token, product } = await aShop();
    const sent = await submitted(token, product.product_id, { shipping: aShipping(insured) });
    expect(sent).toMatchObject({ bill_status: 'submitted', audit_status: 'pending', stage: null, submitted_at: expect.any(String) });
    expect(sent.events.map(({ kind }) => kind)).toEqual(['created', 'submitted']);
    expect(await levels(customer_id)).toMatchObject([{ product_id: product.product_id, warehouse_id: 1, expected: 24, total: 0 }]);
    const { content } = await send(inventoryCalls.list, { warehouse_id: 1 }, token);
    expect(content.list).toMatchObject([{ sku: product.sku, expected: 24 }]);
    // 3.00 insurance, 24 × 0.05, 2 × 0.30, 15.00 for the pallets
    expect(sent.fees_total).toBe('19.80');
    expect(await wallet(customer_id)).toMatchObject({ balance: '1000.00', held: '19.80' });
    expect((await send(submit, { inbound_id: sent.inbound_id }, token)).error_code).toBe(3303);
  });

  it('INB-18 INB-19 INB-20 INB-21 refuses with every error at once; a mismatch names the SKU and both figures', async () => {
    const { token, product, other } = await aShop();
    const { content } = await send(
      save,
      {
        step: 3,
        warehouse_id: 1,
        lines: [
          { product_id: product.product_id, quantity: 24 },
          { product_id: other.product_id, quantity: 0 },
        ],
        packing_method: 'mixed',
        boxes: [aBox(product.product_id, 20), { count: 1, items: [] }, aBox(other.product_id, 0)],
      },
      token,
    );
    const answer = await send(submit, { inbound_id: content.inbound_id }, token);
    expect(errorsOf(answer)).toEqual([
      'boxes.1.items inbound.box_empty',
      'boxes.2.items.0.quantity inbound.quantity_needed',
      'lines.0.quantity inbound.mismatch',
      'lines.1.quantity inbound.quantity_needed',
      'shipping.carrier inbound.carrier_needed',
      'shipping.volume_m3 required',
      'shipping.arrival_date required',
      'shipping.arrival_period required',
    ]);
    expect(answer.content).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ msg: `SKU quantity mismatch: ${product.sku}, booked 24, packed 20` })]),
    });
    const { content: empty } = await send(save, { step: 1, warehouse_id: 1 }, token);
    expect(errorsOf(await send(submit, { inbound_id: empty.inbound_id }, token)).slice(0, 2)).toEqual([
      'lines inbound.lines_needed',
      'boxes inbound.boxes_needed',
    ]);
  });

  it('a mismatch is said in Chinese to a Chinese reader', async () => {
    const { token, product } = await aShop();
    const { inbound_id } = await aDraft(token, product.product_id, { lines: [{ product_id: product.product_id, quantity: 23 }] });
    const answer = await send(submit, { inbound_id }, token, { lang: 'zh-CN' });
    expect(JSON.stringify(answer.content)).toMatch(/23.*24/u);
    expect(JSON.stringify(answer.content)).toMatch(/\p{Script=Han}/u);
  });

  it('holds nothing and expects nothing when the money does not suffice', async () => {
    const { customer_id, token, product } = await aShop();
    const shipping = aShipping({ declared_value: '99999999' });
    const { inbound_id } = await aDraft(token, product.product_id, { shipping });
    expect(await send(submit, { inbound_id }, token)).toMatchObject({ status: 409, content: { code: 'wallets.short' } });
    expect(await levels(customer_id)).toEqual([]);
    expect((await send(get, { inbound_id }, token)).content).toMatchObject({ bill_status: 'draft', events: [{ kind: 'created' }] });
  });

  it('D-45 step 5 can be changed until it is confirmed, and the held fees follow', async () => {
    const { customer_id, token, product } = await aShop();
    const { inbound_id } = await submitted(token, product.product_id, { shipping: aShipping(insured) });
    const late = await send(
      updateShipping,
      { inbound_id, shipping: aShipping({ carrier: 'JD', tracking_numbers: ['JD-1', 'JD-2'] }) },
      token,
    );
    expect(late.content).toMatchObject({ carrier: 'JD', tracking_numbers: ['JD-1', 'JD-2'], fees_total: '0.00', bill_status: 'submitted' });
    expect(await wallet(customer_id)).toMatchObject({ held: '0.00' });
    expect(errorsOf(await send(updateShipping, { inbound_id, shipping: {} }, token))).toContain('shipping.carrier inbound.carrier_needed');
    // The wizard's own call does the same.
    expect((await send(save, { inbound_id, step: 5, shipping: aShipping({ carrier: 'SF' }) }, token)).content.carrier).toBe('SF');
    await confirm(inbound_id);
    expect((await send(updateShipping, { inbound_id, shipping: aShipping() }, token)).error_code).toBe(3315);
  });
});

describe('withdrawing', () => {
  it('INB-16 INB-17 D-44 per appointment: a submitted one is withdrawn, a confirmed one only staff can cancel', async () => {
    const { customer_id, token, product } = await aShop();
    const one = await submitted(token, product.product_id, { shipping: aShipping(insured) });
    const two = await submitted(token, product.product_id);
    const draft = await aDraft(token, product.product_id);
    await confirm(two.inbound_id);
    const ids = [two, one, draft].map(({ inbound_id }) => inbound_id);
    expect((await send(withdraw, { ids }, token)).content).toEqual({
      done: 2,
      refused: [{ inbound_id: two.inbound_id, inbound_no: two.inbound_no, code: 'inbound.contact_staff' }],
    });
    expect(await wallet(customer_id)).toMatchObject({ held: '0.00' });
    expect(await levels(customer_id)).toMatchObject([{ expected: 24 }]);
    const after = (await send(get, { inbound_id: one.inbound_id }, token)).content;
    expect(after).toMatchObject({ bill_status: 'withdrawn', audit_status: null });
    expect(after.events.at(-1)).toMatchObject({ kind: 'withdrawn', actor_kind: 'main' });
    expect(await broken(customer_id)).toEqual([]);
  });

  it('D-42 a withdrawn one is corrected and submitted again', async () => {
    const { customer_id, token, product } = await aShop();
    const { inbound_id } = await submitted(token, product.product_id);
    await send(withdraw, { ids: [inbound_id] }, token);
    const { product_id } = product;
    const { content } = await send(
      save,
      { inbound_id, step: 1, lines: [{ product_id, quantity: 12 }], boxes: [aBox(product_id, 12)] },
      token,
    );
    expect(content).toMatchObject({ bill_status: 'withdrawn', reservation_quantity: 12 });
    expect((await send(submit, { inbound_id }, token)).status).toBe(200);
    expect(await levels(customer_id)).toMatchObject([{ expected: 12 }]);
  });

  it('withdraw while staff confirm: one wins and the other reads who won', async () => {
    const { customer_id, token, product } = await aShop();
    const { inbound_id } = await submitted(token, product.product_id);
    let late = Promise.resolve<unknown>(null);
    await asSystem(deps.database, async (tx) => {
      await lockInbound(tx, customer_id, inbound_id);
      late = send(withdraw, { ids: [inbound_id] }, token).then(({ content }) => content);
      await waitsForLock(db);
      await tx
        .updateTable('inbounds')
        .set({ bill_status: 'confirmed', audit_status: 'passed', stage: 'future_receipt' })
        .where('inbound_id', '=', inbound_id)
        .execute();
    });
    expect(await late).toMatchObject({ done: 0, refused: [{ code: 'inbound.contact_staff' }] });
    expect(await levels(customer_id)).toMatchObject([{ expected: 24 }]);
  });

  it('INB-13 INB-24 D-42 drafts and withdrawn ones are deleted, others are refused, and none must be chosen', async () => {
    const { token, product } = await aShop();
    const draft = await aDraft(token, product.product_id);
    const sent = await submitted(token, product.product_id);
    const ids = [draft.inbound_id, sent.inbound_id];
    expect((await send(inboundCalls.delete, { ids }, token)).content).toMatchObject({
      done: 1,
      refused: [{ code: 'inbound.not_deletable' }],
    });
    expect((await send(get, { inbound_id: draft.inbound_id }, token)).status).toBe(404);
    expect(errorsOf(await send(inboundCalls.delete, { ids: [] }, token))).toEqual(['ids required']);
  });
});

describe('another arrival time', () => {
  const propose = (inbound_id: number, proposed_date: string) =>
    db.updateTable('inbounds').set({ proposed_date, proposed_period: 'afternoon' }).where('inbound_id', '=', inbound_id).execute();

  it('is accepted or declined once', async () => {
    const { token, product } = await aShop();
    const { inbound_id, arrival_date } = await submitted(token, product.product_id);
    await propose(inbound_id, nextWeekday(4));
    const declined = await send(answerProposal, { inbound_id, accept: 0 }, token);
    expect(declined.content).toMatchObject({ arrival_date, arrival_period: 'morning', proposed_date: null });
    await propose(inbound_id, nextWeekday(4));
    const accepted = await send(answerProposal, { inbound_id, accept: 1 }, token);
    expect(accepted.content).toMatchObject({ arrival_date: nextWeekday(4), arrival_period: 'afternoon', proposed_date: null });
    expect(accepted.content.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'time_declined', 'time_accepted']);
    expect((await send(answerProposal, { inbound_id, accept: 1 }, token)).error_code).toBe(3314);
  });

  it('is not accepted after it has passed, but can be declined', async () => {
    const { token, product } = await aShop();
    const { inbound_id, arrival_date } = await submitted(token, product.product_id);
    await propose(inbound_id, '2020-01-06');
    const answer = await send(answerProposal, { inbound_id, accept: 1 }, token);
    expect(answer).toMatchObject({ error_code: 3314, msg: 'The proposed time has passed, or was answered or taken back.' });
    expect((await send(answerProposal, { inbound_id, accept: 0 }, token)).content).toMatchObject({ arrival_date, proposed_date: null });
  });
});

describe('charging at completion', () => {
  it('takes insurance as booked and services for what came, never more than booked, and ends the hold', async () => {
    const { customer_id, token, product } = await aShop();
    const { inbound_id, inbound_no } = await submitted(token, product.product_id, { shipping: aShipping(insured) });
    await confirm(inbound_id);
    // One box came with 30 units, more than all that was booked, the other never.
    const box = db.updateTable('inbound_boxes').where('inbound_id', '=', inbound_id);
    await box.set({ state: 'counted' }).where('box_no', '=', 1).execute();
    await db.updateTable('inbound_box_items').set({ received: 30 }).where('inbound_id', '=', inbound_id).where('box_no', '=', 1).execute();
    const charge = () =>
      inTransaction(async (ctx) => {
        const row = await lockInbound(ctx.tx, customer_id, inbound_id);
        if (row) await chargeFees(ctx, row);
      });
    await charge();
    await charge();
    const booked = (await entries(customer_id)).filter(({ source_no }) => source_no === inbound_no);
    expect(booked.map(({ bill_type, fee_type, amount, quantity }) => [bill_type, fee_type, amount, quantity])).toEqual([
      ['service', 'insurance', '-3.00', 1],
      ['service', 'value_added_service', '-1.20', 24],
      ['service', 'value_added_service', '-0.30', 1],
      ['service', 'value_added_service', '-15.00', 1],
    ]);
    expect(await wallet(customer_id)).toMatchObject({ balance: '980.50', held: '0.00' });
    const { content } = await send(get, { inbound_id }, token);
    expect(content.services.map(({ charged }) => charged)).toEqual([24, 1, 1]);
  });

  it('takes no service for an appointment of which nothing came', async () => {
    const { customer_id, token, product } = await aShop();
    const { inbound_id, inbound_no } = await submitted(token, product.product_id, { shipping: aShipping({ service_ids: [1, 4] }) });
    await inTransaction(async (ctx) => {
      const row = await lockInbound(ctx.tx, customer_id, inbound_id);
      if (row) await chargeFees(ctx, row);
    });
    expect((await entries(customer_id)).filter(({ source_no }) => source_no === inbound_no)).toEqual([]);
    expect(await wallet(customer_id)).toMatchObject({ held: '0.00' });
  });
});
