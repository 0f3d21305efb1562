import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { smallPicture } from '@quayside/contract/kernel/paths';
import { boxMark, inspectedUnits, readBoxMark, type Inspection } from '@quayside/domain/inbound/inbound-rules';
import { moneyText } from '@quayside/domain/kernel/money';
import { compensationOf, lossesOf } from '@quayside/domain/loss-orders/loss-rules';
import { receivedItems, scanResults } from '@quayside/domain/receiving/receiving-rules';
import { differencesOf } from '@quayside/domain/receiving/station-items';
import { photosOfBox, type InboundKey } from '#server/areas/inbound/inbound.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { found } from '#server/kernel/refusal.ts';
import { connectedPhones } from './phone-links.queries.ts';
import * as receiving from './receiving.queries.ts';
import { lastScans, type ScanFacts } from './scans.queries.ts';

export function listReceiving({ tx }: DeskCtx, input: Parameters<typeof receiving.receivingPageAcrossMerchants>[1]) {
  return receiving.receivingPageAcrossMerchants(tx, input);
}

export function countStages({ tx }: DeskCtx) {
  return receiving.stageCountsAcrossMerchants(tx);
}

/** One lookup by an index: the form of the code says which. */
export async function findByCode({ tx }: DeskCtx, { code }: { code: string }) {
  const mark = readBoxMark(code);
  const by = mark ? { code: mark.code } : /^ASN-/i.test(code) ? { inbound_no: code.toUpperCase() } : { tracking: code };
  const rows = await receiving.findAcrossMerchants(tx, by);
  return { found: rows.map((row) => ({ ...row, box_no: mark?.box_no ?? null })) };
}

export async function getStation(ctx: DeskCtx, { box_no, ...key }: InboundKey & { box_no?: number | undefined }) {
  const { tx, now } = ctx;
  const { code, stage, ...head } = found(await receiving.stationHead(tx, key));
  const boxes = await receiving.tiles(tx, key);
  const short = await receiving.shortItems(tx, key);
  return {
    ...head,
    stage: found(stage),
    boxes,
    box: box_no === undefined ? null : await openBox(ctx, { ...key, box_no }, code, head.inspection),
    differences: head.arrived_at === null ? [] : differencesOf(short),
    coming_loss: head.arrived_at === null ? null : comingLoss(short, head.inspection),
    scans: (await lastScans(tx, key)).map(scanView),
    next: (await receiving.nextAtDockAcrossMerchants(tx, head.warehouse_id, key, dayOf(now))) ?? null,
    phones: await connectedPhones(tx, key, now),
  };
}

async function openBox({ tx }: DeskCtx, key: InboundKey & { box_no: number }, code: string, inspection: Inspection) {
  const box = found(await receiving.box(tx, key, key.box_no));
  const items = await receiving.boxItems(tx, key, key.box_no);
  const photos = await photosOfBox(tx, key.customer_id, key.inbound_id, key.box_no);
  return {
    ...box,
    mark: boxMark(code, key.box_no),
    items: items.map(({ image_file_id, ...item }) => ({
      ...item,
      image_url: pictureUrl(key.customer_id, image_file_id),
      to_inspect: inspectedUnits(inspection, item.received ?? 0),
    })),
    photos: photos.map((photo) => ({ ...photo, url: photoUrl(key.customer_id, photo.file_id) })),
  };
}

function pictureUrl(customerId: number, fileId: string | null): string | null {
  return fileId && smallPicture(`${productsDeskCalls.deskImage.path}?customer_id=${customerId}&file_id=${fileId}`);
}

export function photoUrl(customerId: number, fileId: string): string {
  return smallPicture(`${receivingDeskCalls.deskPhoto.path}?customer_id=${customerId}&file_id=${fileId}`);
}

type Short = Awaited<ReturnType<typeof receiving.shortItems>>[number];

/** The loss order closing would open now. Only boxes that are counted or not here are known. */
function comingLoss(items: readonly Short[], inspection: Inspection) {
  const { normal, abnormal } = lossesOf(receivedItems(items));
  const lost = [...normal, ...abnormal];
  if (lost.length === 0) return null;
  const prices = new Map(items.map(({ product_id, purchase_price }) => [product_id, purchase_price]));
  const priced = lost.map(({ product_id, difference }) => ({ difference, purchase_price: prices.get(product_id) ?? null }));
  const compensation = compensationOf(inspection, priced);
  return {
    units: lost.reduce((sum, { difference }) => sum + difference, 0),
    broken: items.reduce((sum, { broken }) => sum + broken, 0),
    compensation: compensation && moneyText(compensation),
  };
}

function scanView({ params, result, ...scan }: Awaited<ReturnType<typeof lastScans>>[number]) {
  const { sku = null, counted = null, booked = null } = params as ScanFacts; // written by `record`
  return { ...scan, sku, counted, booked, result: scanResults.find((one) => one === result) ?? 'unknown' };
}
