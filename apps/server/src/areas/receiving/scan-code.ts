import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { ScanAnswer } from '@quayside/contract/receiving/receiving.schemas';
import { readBoxMark } from '@quayside/domain/inbound/inbound-rules';
import type { ScanResult } from '@quayside/domain/receiving/receiving-rules';
import { arriveBoxes, itemsOfBoxes, lockBox, writeCounts, type InboundKey, type ItemCount } from '#server/areas/inbound/inbound.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { lockForReceiving, shareForReceiving } from './lock-receiving.ts';
import { pointPhones } from './phone-links.queries.ts';
import * as receiving from './receiving.queries.ts';
import { insertScan, type ScanFacts } from './scans.queries.ts';

type Scanned = ParsedOf<typeof receivingDeskCalls.deskScan>;
/** As the handler returns it, before the schema serializes it. */
type Answer = Omit<ScanAnswer, 'other'> & {
  other: (Awaited<ReturnType<typeof receiving.findAcrossMerchants>>[number] & { box_no: number | null }) | null;
};
const nothing = { sku: null, product_id: null, counted: null, booked: null, other: null };

/** A box mark opens its box, any other code counts one unit in the open box. */
export function scanCode(ctx: DeskCtx, input: Scanned): Promise<Answer> {
  const mark = readBoxMark(input.code);
  return mark ? scanMark(ctx, input, mark) : scanItem(ctx, input);
}

/** Every scan is kept, failed ones too: the station shows the last ones. */
export async function record(
  { tx, now, actor }: DeskCtx,
  key: InboundKey,
  scan: { box_no: number | null; code: string; result: ScanResult; facts?: ScanFacts },
): Promise<void> {
  await insertScan(tx, key, { facts: {}, ...scan, scanned_by: actor.name, created_at: now });
}

async function scanMark(ctx: DeskCtx, input: Scanned, mark: { code: string; box_no: number }): Promise<Answer> {
  const open = input.box_no ?? null;
  const answer = async (result: ScanResult, box_no: number | null, more: Partial<Answer> = {}) => {
    await record(ctx, input, { box_no: result === 'opened' ? box_no : open, code: input.code, result });
    return { ...nothing, result, code: input.code, box_no, ...more };
  };
  const [named] = await receiving.findAcrossMerchants(ctx.tx, { code: mark.code });
  if (!named) return answer('unknown', open);
  if (named.customer_id !== input.customer_id || named.inbound_id !== input.inbound_id)
    return answer('other_appointment', open, { other: { ...named, box_no: mark.box_no } });
  const seen = await receiving.box(ctx.tx, input, mark.box_no);
  if (!seen) return answer('unknown', open);
  // An announced box arrives with its scan, which moves the stage; taking the stronger lock at once avoids a deadlock of two stations.
  const inbound = await (seen.state === 'announced' ? lockForReceiving : shareForReceiving)(ctx, input);
  const box = found(await lockBox(ctx.tx, { ...input, box_no: mark.box_no }));
  if (box.state === 'announced') await arriveBoxes(ctx, inbound, [box.box_no]);
  else if (box.state !== 'arrived') return answer('counted_already', open);
  await pointPhones(ctx.tx, input, ctx.actor.staffId, box.box_no);
  return answer('opened', box.box_no);
}

async function scanItem(ctx: DeskCtx, input: Scanned): Promise<Answer> {
  const { customer_id, inbound_id, code } = input;
  const box_no = input.box_no ?? null;
  const answer = async (result: ScanResult, more: Partial<Answer> = {}, facts: ScanFacts = {}) => {
    await record(ctx, input, { box_no, code, result, facts });
    return { ...nothing, result, code, box_no, ...more };
  };
  await shareForReceiving(ctx, input);
  const products = await receiving.productsOfCode(ctx.tx, customer_id, code);
  const [first] = products;
  if (!first) return answer('unknown');
  if (box_no === null) return answer('no_open_box', first, { sku: first.sku });
  const box = found(await lockBox(ctx.tx, { customer_id, inbound_id, box_no }));
  if (box.state !== 'arrived') return answer('counted_already', first, { sku: first.sku });
  const items = await itemsOfBoxes(ctx.tx, input, [box_no]);
  const item = items.find(({ product_id }) => products.some((one) => one.product_id === product_id));
  if (!item) return answer('not_in_box', first, { sku: first.sku });
  const { product_id, quantity: booked } = item;
  const sku = products.find((one) => one.product_id === product_id)?.sku ?? first.sku;
  const counted = (item.received ?? 0) + 1;
  const before: ItemCount = { product_id, received: item.received, broken: item.broken, reason: item.reason };
  await writeCounts(ctx.tx, { customer_id, inbound_id, box_no }, [{ ...before, received: counted }]);
  return answer('counted', { sku, product_id, counted, booked }, { sku, counted, booked, before: [before] });
}
