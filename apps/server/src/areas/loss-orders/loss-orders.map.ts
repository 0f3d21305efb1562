import { imagePath } from '@quayside/contract/loss-orders/loss-orders.calls';
import { boxMark } from '@quayside/domain/inbound/inbound-rules';
import { moneyText } from '@quayside/domain/kernel/money';
import { compensationOf } from '@quayside/domain/loss-orders/loss-rules';
import type * as losses from './loss-orders.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof losses.lossOrder>>>;
type Line = Awaited<ReturnType<typeof losses.linesOf>>[number];
type Photo = Awaited<ReturnType<typeof losses.photosOf>>[number];
/** Suppliers see the units of their SKUs and no prices. */
export type Viewer = { readonly seesPrices: boolean };

export function lossOrderRow(row: Row, { seesPrices }: Viewer, difference = row.difference) {
  const { customer_id: _customer, dispute_text: _dispute, review_comment: _comment, ...shown } = row;
  return { ...shown, source: 'inbound' as const, difference, compensation: seesPrices ? row.compensation : null };
}

export function lossOrderDetail(
  row: Row,
  lines: readonly Line[],
  images: readonly { file_id: string }[],
  photos: readonly Photo[],
  viewer: Viewer,
) {
  const units = lines.reduce((sum, { difference }) => sum + difference, 0);
  return {
    ...lossOrderRow(row, viewer, units),
    // Texts of merchant and staff may name prices.
    review_comment: viewer.seesPrices ? row.review_comment : '',
    dispute_text: viewer.seesPrices ? row.dispute_text : '',
    lines: lines.map((line) => lossLine(row, line, viewer)),
    images: [
      ...images.map(({ file_id }) => ({ file_id, url: imagePath(file_id), caption: '', of: 'dispute' as const, box_no: null })),
      ...photos.map(({ file_id, caption, box_no }) => ({ file_id, url: imagePath(file_id), caption, of: 'warehouse' as const, box_no })),
    ],
  };
}

function lossLine({ inspection }: Row, { code, ...line }: Line, { seesPrices }: Viewer) {
  const paid = seesPrices ? compensationOf(inspection, [line]) : null;
  return {
    ...line,
    mark: boxMark(code, line.box_no),
    purchase_price: seesPrices ? line.purchase_price : null,
    compensation: paid && moneyText(paid),
  };
}
