import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { findNamed, namingSkus, type Named } from '#server/areas/products/products.public.ts';
import { cursorPage } from '#server/kernel/cursor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { withdrawInbounds } from './end-inbounds.ts';
import { openRows } from './inbound-list.queries.ts';
import { getInbound, withGoods } from './read-inbound.ts';
import { saveInbound } from './save-inbound.ts';
import { submitInbound } from './submit-inbound.ts';

type Open = typeof inboundOpenCalls;

export async function listOpenInbounds(ctx: MerchantCtx, input: ParsedOf<Open['openList']>) {
  const isDated = input.from !== undefined || input.to !== undefined;
  const { list, next_cursor } = await cursorPage(ctx, 'inbound', await openRows(ctx.tx, ctx.actor, input), input, [
    ...(isDated ? [{ column: 'i.created_at', type: 'timestamptz' } as const] : []),
    { column: 'i.inbound_id', type: 'bigint' },
  ]);
  return { list: await withGoods(ctx, list), next_cursor };
}

/** Stores an appointment as the wizard's last step does; with `submit` it is sent to the warehouse in the same transaction. */
export async function saveOpenInbound(ctx: MerchantCtx, input: ParsedOf<Open['openCreate']> | ParsedOf<Open['openEdit']>) {
  const { submit, ...fields } = input;
  const { lines, boxes, ...parts } = { ...fields, ...(await productsOf(ctx, fields)) };
  const whole = { ...parts, ...(lines ? { lines } : {}), ...(boxes ? { boxes } : {}), step: 5, check: 'step' } as const;
  return namingSkus(input, async () => {
    const saved = await saveInbound(ctx, whole);
    return submit ? submitInbound(ctx, { inbound_id: saved.inbound_id }) : saved;
  });
}

type Lines = readonly (Named & { readonly quantity: number; readonly purchase_price: string | null })[];
type Boxes = NonNullable<ParsedOf<Open['openCreate']>['boxes']>;

async function productsOf({ tx, actor }: MerchantCtx, { lines, boxes }: { lines?: Lines | undefined; boxes?: Boxes | undefined }) {
  const productOf = await findNamed(tx, actor, [...(lines ?? []), ...(boxes ?? []).flatMap(({ items }) => items)]);
  const items = (box: Boxes[number]) => box.items.map((item) => ({ product_id: productOf(item).product_id, quantity: item.quantity }));
  return {
    lines: lines?.map((line) => ({ product_id: productOf(line).product_id, quantity: line.quantity, purchase_price: line.purchase_price })),
    boxes: boxes?.map((box) => ({ ...box, items: items(box) })),
  };
}

export async function withdrawOpenInbound(ctx: MerchantCtx, { inbound_id }: { inbound_id: number }) {
  const { refused } = await withdrawInbounds(ctx, { ids: [inbound_id] });
  if (refused[0]) throw new Refusal(refused[0].code);
  return getInbound(ctx, { inbound_id });
}
