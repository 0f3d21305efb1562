import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { boxMark, inspectedUnits } from '@quayside/domain/inbound/inbound-rules';
import { byBoxAndSku } from '@quayside/domain/receiving/station-items';
import {
  arriveBoxes,
  itemsOfBoxes,
  lockBox,
  lockBoxes,
  photosOfBox,
  qualifyBox,
  shelveBoxes,
} from '#server/areas/inbound/inbound.public.ts';
import { receiveSerials } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { lockForReceiving, shareForReceiving } from './lock-receiving.ts';
import { serialProducts } from './receiving.queries.ts';

/** Marks boxes as here: the given ones, the first `count` that are not, or all. One that is here already stays as it is. */
export async function arrive(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskArrive>) {
  const inbound = await lockForReceiving(ctx, input);
  const boxes = await lockBoxes(ctx.tx, input);
  const known = new Set(boxes.map(({ box_no }) => box_no));
  if (input.box_nos?.some((box_no) => !known.has(box_no))) refuseFields({ path: 'box_nos', code: 'inbound.no_box', params: {} });
  const announced = boxes.filter(({ state }) => state === 'announced').map(({ box_no }) => box_no);
  const wanted = new Set(input.box_nos ?? announced.slice(0, input.count));
  const arrived = announced.filter((box_no) => wanted.has(box_no));
  ctx.concerns(input.customer_id, { before: { stage: inbound.stage }, after: { boxes: arrived.length } });
  await arriveBoxes(ctx, inbound, arrived);
  return { arrived: arrived.length };
}

type Qualify = ParsedOf<typeof receivingDeskCalls.deskQualify>;
type Item = Awaited<ReturnType<typeof itemsOfBoxes>>[number];

/** Quality control: as many units as the inspection demands were opened, broken ones do not qualify (INB-31). */
export async function qualify(ctx: DeskCtx, input: Qualify) {
  const { customer_id, box_no } = input;
  const inbound = await shareForReceiving(ctx, input);
  const box = found(await lockBox(ctx.tx, input));
  if (box.state !== 'counted') throw new Refusal('receiving.box_not_counted');
  const items = await itemsOfBoxes(ctx.tx, input, [box_no]);
  const errors = await qualifyErrors(ctx, input, items, inbound.inspection);
  refuseFields(...errors);
  const brokenOf = new Map(input.items.map((one) => [one.product_id, one.broken]));
  const checked = items.map(({ product_id, received }) => {
    const broken = brokenOf.get(product_id) ?? 0;
    return { product_id, broken, qualified: (received ?? 0) - broken };
  });
  const serials = input.items.flatMap(({ product_id, serial_numbers }) =>
    serial_numbers.map((serial_number) => ({ product_id, serial_number })),
  );
  const origin = { box_no: boxMark(inbound.code, box_no), receiving_no: inbound.inbound_no };
  const used = await receiveSerials(ctx, customer_id, serials, origin);
  if (used.length > 0) refuseFields({ path: 'items', code: 'receiving.serial_used', params: { numbers: used.slice(0, 10).join(', ') } });
  const inspected = input.items.reduce((sum, one) => sum + one.inspected, 0);
  const qualified = checked.reduce((sum, one) => sum + one.qualified, 0);
  ctx.concerns(customer_id, { before: { box: box.state }, after: { box: 'qualified', box_no, qualified, inspected } });
  await qualifyBox(ctx, inbound, box_no, checked, inspected);
  return { qualified };
}

async function qualifyErrors(
  ctx: DeskCtx,
  { customer_id, inbound_id, box_no, items: given }: Qualify,
  items: readonly Item[],
  inspection: 'sampling' | 'full',
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const add = (path: string, code: FieldError['code'], params: FieldError['params'] = {}) => errors.push({ path, code, params });
  const ids = items.map(({ product_id }) => product_id);
  const withSerials = new Set((ids.length === 0 ? [] : await serialProducts(ctx.tx, customer_id, ids)).map(({ product_id }) => product_id));
  const inspectedIds = new Set(given.map((one) => one.product_id));
  if (items.length !== given.length || ids.some((id) => !inspectedIds.has(id)))
    return [{ path: 'items', code: 'receiving.items_missing', params: {} }];
  const receivedOf = new Map(items.map((one) => [one.product_id, one.received ?? 0]));
  given.forEach(({ product_id, inspected, broken, serial_numbers }, at) => {
    const received = receivedOf.get(product_id) ?? 0;
    const least = inspectedUnits(inspection, received);
    if (inspected < least || inspected > received) add(`items.${at}.inspected`, 'receiving.inspect_more', { least, most: received });
    if (broken > received) add(`items.${at}.broken`, 'receiving.broken_above_received', { max: received });
    const wanted = withSerials.has(product_id) ? Math.max(0, received - broken) : 0;
    const different = new Set(serial_numbers.map((one) => one.toUpperCase())).size;
    if (serial_numbers.length !== wanted || different !== wanted)
      add(`items.${at}.serial_numbers`, 'receiving.serials_needed', { count: wanted, found: different });
  });
  const hasBroken = given.some(({ broken }) => broken > 0);
  if (hasBroken && (await photosOfBox(ctx.tx, customer_id, inbound_id, box_no)).length === 0) add('photos', 'receiving.photo_needed');
  return errors;
}

/** Makes stock. Fewer units than qualified need a reason: they become an abnormal loss order (LOSS-04). */
export async function shelve(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskShelve>) {
  const inbound = await lockForReceiving(ctx, input);
  const boxes = await lockBoxes(ctx.tx, input);
  const wanted = new Set(input.box_nos ?? boxes.filter(({ state }) => state === 'qualified').map(({ box_no }) => box_no));
  const chosen = boxes.filter(({ box_no }) => wanted.has(box_no));
  const unready = chosen.filter(({ state }) => state !== 'qualified');
  if (chosen.length < wanted.size || chosen.length === 0 || unready.length > 0)
    throw new Refusal('receiving.box_not_qualified', { boxes: unready.map(({ box_no }) => box_no).join(', ') });
  const boxNos = chosen.map(({ box_no }) => box_no);
  const items = await itemsOfBoxes(ctx.tx, input, boxNos);
  refuseFields(...shelveErrors(input.less, items));
  const lessOf = byBoxAndSku(input.less);
  const shelved = items.map(({ box_no, product_id, qualified }) => {
    const less = lessOf({ box_no, product_id });
    return { box_no, product_id, shelved: less?.quantity ?? qualified ?? 0, reason: less?.reason ?? null };
  });
  const isLast = boxes.every(({ box_no, state }) => wanted.has(box_no) || state === 'announced' || state === 'shelved');
  ctx.concerns(input.customer_id, {
    before: { effective_quantity: inbound.effective_quantity },
    after: { boxes: boxNos.join(', '), shelf: input.shelf },
  });
  const units = await shelveBoxes(ctx, inbound, boxNos, shelved, { shelf: input.shelf, isLast });
  return { boxes: boxNos.length, units };
}

function shelveErrors(less: ParsedOf<typeof receivingDeskCalls.deskShelve>['less'], items: readonly Item[]): FieldError[] {
  const itemOf = byBoxAndSku(items);
  return less.flatMap(({ box_no, product_id, quantity, reason }, at): FieldError[] => {
    const item = itemOf({ box_no, product_id });
    if (!item) return [{ path: `less.${at}.product_id`, code: 'receiving.no_product', params: {} }];
    const max = item.qualified ?? 0;
    if (quantity > max) return [{ path: `less.${at}.quantity`, code: 'receiving.above_qualified', params: { max } }];
    return quantity < max && reason === null ? [{ path: `less.${at}.reason`, code: 'receiving.reason_needed', params: {} }] : [];
  });
}
