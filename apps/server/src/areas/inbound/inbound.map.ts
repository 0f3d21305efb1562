import type { Selectable } from 'kysely';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import { inboundEvents } from '@quayside/contract/inbound/inbound.schemas';
import { feesTotal, serviceFee } from '@quayside/domain/inbound/inbound-fees';
import { boxMark, wizardSteps } from '@quayside/domain/inbound/inbound-rules';
import { moneyText } from '@quayside/domain/kernel/money';
import type { ActorKind } from '@quayside/domain/kernel/actor';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as boxes from './box-list.queries.ts';
import type * as lists from './inbound-list.queries.ts';
import type * as inbounds from './inbound.queries.ts';

/** The reader of an appointment: a merchant's user, or staff with all of a customer. */
export type Viewer = SkuScope & { readonly kind?: ActorKind };

type ListRow = Awaited<ReturnType<typeof lists.inboundPage>>['list'][number];
type Good = Awaited<ReturnType<typeof lists.goodsOf>>[number];
type Sums = Awaited<ReturnType<typeof lists.sumsInScope>>[number];
type Row = Selectable<Tables['inbounds']>;
type Line = Awaited<ReturnType<typeof inbounds.linesOf>>[number];
type PackedSum = Awaited<ReturnType<typeof inbounds.packedSums>>[number];
type Service = Awaited<ReturnType<typeof inbounds.bookedServices>>[number];
type Event = Awaited<ReturnType<typeof inbounds.eventsOf>>[number];
type Box = Awaited<ReturnType<typeof boxes.boxPage>>['list'][number];
type Item = Awaited<ReturnType<typeof boxes.itemsOfBoxes>>[number];

/** A deleted product shows no picture. */
function pictureOf({ image_file_id, deleted_at }: { image_file_id: string | null; deleted_at: Date | null }): string | null {
  return deleted_at === null ? smallProductPicture(image_file_id) : null;
}

/** With `own`, the figures of the viewer's SKUs replace those of the whole appointment. */
export function listRow(row: ListRow, goods: readonly Good[], own?: Sums) {
  const shown = goods.map((one) => ({ sku: one.sku, quantity: one.quantity, image_url: pictureOf(one) }));
  return own ? { ...row, ...hiddenFacts, ...own, goods: shown } : { ...row, goods: shown };
}

/** Facts of the whole appointment that may speak of SKUs a limited viewer does not see. */
const hiddenFacts = { volume_m3: null, plate: '', loss_order_nos: [] as string[] };
const hiddenDetails = {
  ...hiddenFacts,
  driver_name: '',
  driver_phone: '',
  remark: '',
  audit_comment: '',
  declared_value: null,
  insurance_rate: null,
  insurance_fee: null,
};
/** Events without figures or other documents. */
const plainEvents = new Set<string>(['created', 'submitted', 'withdrawn', 'passed', 'rejected', 'voided', 'arrived', 'completed']);

export type DetailParts = {
  readonly lines: readonly Line[];
  readonly sums: readonly PackedSum[];
  readonly groups: readonly (inbounds.GroupRow & { readonly items: readonly { product_id: number; quantity: number }[] })[];
  readonly states: Awaited<ReturnType<typeof inbounds.boxStateCounts>>;
  readonly services: readonly Service[];
  readonly events: readonly Event[];
  /** The viewer does not see all of it, or is a supplier. */
  readonly isLimited: boolean;
};

export function detailView(row: Row, { lines, sums, groups, states, services, events, isLimited }: DetailParts) {
  const packed = new Map(sums.map((one) => [one.product_id, one]));
  const shown = {
    ...row,
    step: wizardSteps.find((step) => step === row.step) ?? 1,
    lines: lines.map((line) => lineView(line, packed.get(line.product_id), isLimited)),
    boxes: groups.map(({ items, ...group }) => ({ ...group, items: [...items] })),
    box_states: [...states],
  };
  if (isLimited) return { ...shown, ...hiddenDetails, ...ownSums(shown), services: [], fees_total: null, events: plainEventsOf(events) };
  const booked = services.map((one) => ({ ...one, fee: moneyText(serviceFee(one.price, one.charged ?? one.quantity)) }));
  return { ...shown, services: booked, fees_total: moneyText(feesTotal(row.insurance_fee, services)), events: events.map(eventView) };
}

function lineView(line: Line, sums: PackedSum | undefined, isLimited: boolean) {
  return {
    ...line,
    image_url: pictureOf(line),
    purchase_price: isLimited ? null : line.purchase_price,
    packed: sums?.packed ?? 0,
    received: sums?.received ?? 0,
    qualified: sums?.qualified ?? 0,
    shelved: sums?.shelved ?? 0,
  };
}

function ownSums({ lines, boxes }: { lines: readonly { quantity: number; shelved: number }[]; boxes: readonly { count: number }[] }) {
  return {
    sku_quantity: lines.length,
    box_quantity: boxes.reduce((sum, { count }) => sum + count, 0),
    reservation_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    effective_quantity: lines.reduce((sum, { shelved }) => sum + shelved, 0),
  };
}

function eventView({ kind, params, ...event }: Event) {
  return {
    ...event,
    kind: inboundEvents.find((one) => one === kind) ?? 'created',
    params: params as Record<string, string | number>, // only addEvent writes it
  };
}

function plainEventsOf(events: readonly Event[]) {
  return events.filter(({ kind }) => plainEvents.has(kind)).map((event) => ({ ...eventView(event), params: {} }));
}

export function boxView({ code, ...box }: Box, items: readonly Item[]) {
  return {
    ...box,
    mark: boxMark(code, box.box_no),
    items: items.map(({ inbound_id: _inbound, box_no: _box, ...item }) => item),
  };
}
