import { smallPicture, smallProductPicture } from '@quayside/contract/kernel/paths';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { available, type Level } from '@quayside/domain/products/stock-level';
import { volumeM3 } from '@quayside/domain/products/product-rules';
import { flag } from '#server/kernel/flag.ts';
import type * as desk from './desk-products.queries.ts';
import type * as products from './products.queries.ts';

type Row = Awaited<ReturnType<typeof products.productsByIds>>[number];
type Detail = NonNullable<Awaited<ReturnType<typeof products.productDetail>>>;
type DeskRow = NonNullable<Awaited<ReturnType<typeof desk.productAcrossMerchants>>>;
export type Stock = ReadonlyMap<number, Level>;

export function stockMap(levels: readonly (Level & { product_id: number })[]): Stock {
  return new Map(levels.map(({ product_id, total, frozen }) => [product_id, { total, frozen }]));
}

function figures(stock: Stock, productId: number) {
  const level = stock.get(productId) ?? { total: 0, frozen: 0 };
  return { ...level, available: available(level) };
}

/** A product in a list, with its thumbnail. */
export function productRow(row: Row, stock: Stock) {
  const image_url = smallProductPicture(row.image_file_id);
  return { ...row, ...figures(stock, row.product_id), image_url, scan_serial: flag(row.scan_serial) };
}

function measured(row: Detail | DeskRow) {
  const { measured_length_cm: length, measured_width_cm: width, measured_height_cm: height } = row;
  const whole = length !== null && width !== null && height !== null;
  return { measured_volume_m3: whole ? volumeM3(length, width, height) : null };
}

export function productDetail<Line>(row: Detail, stock: Stock, consumables: readonly Line[]) {
  const known = { ...row, ...productRow(row, stock), ...measured(row) };
  const image_url = row.image_file_id && `${productsCalls.image.path}?file_id=${row.image_file_id}`;
  return { ...known, image_url, pending_image_url: row.image_url, consumables: [...consumables] };
}

/** A product as staff see it, with its customer. */
export function deskProductRow(row: DeskRow, stock: Stock) {
  const picture = `${productsDeskCalls.deskImage.path}?customer_id=${row.customer_id}&file_id=${row.image_file_id}`;
  return { ...row, ...productRow(row, stock), ...measured(row), image_url: row.image_file_id === null ? null : smallPicture(picture) };
}
