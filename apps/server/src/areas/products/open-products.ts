import { addressOf, type ParsedOf } from '@quayside/contract/kernel/call';
import { productsOpenCalls } from '@quayside/contract/products/products.open-calls';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import { cursorPage } from '#server/kernel/cursor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { writeProduct } from './product-writes.queries.ts';
import { productRow } from './products.map.ts';
import * as products from './products.queries.ts';
import { getProduct, stockFor } from './read-products.ts';
import { saveProduct, setImageUrl } from './save-product.ts';

/** Pictures have addresses of the portal there; here the key itself opens them. */
function withOpenPicture<Product extends { product_id: number; image_url: string | null }>(product: Product): Product {
  const { path } = addressOf(productsOpenCalls.openImage, { product_id: product.product_id });
  return { ...product, image_url: product.image_url === null ? null : path };
}

export async function listOpenProducts(ctx: MerchantCtx, input: ParsedOf<typeof productsOpenCalls.openList>) {
  const rows = await products.openProducts(ctx.tx, ctx.actor, input);
  const { list, next_cursor } = await cursorPage(ctx, 'products', rows, input, [{ column: 'p.product_id', type: 'bigint' }]);
  const stock = await stockFor(ctx.tx, ctx.actor.customerId, list, ctx.actor.warehouseIds ?? undefined);
  return { list: list.map((row) => withOpenPicture(productRow(row, stock))), next_cursor };
}

export async function getOpenProduct(ctx: MerchantCtx, { product_id }: { product_id: number }) {
  const product = withOpenPicture(await getProduct(ctx, { product_id }));
  return { ...product, image_source: product.pending_image_url || product.image_source };
}

export async function getOpenImage(ctx: MerchantCtx, { product_id }: { product_id: number }) {
  const { image_file_id: file_id } = found(await products.productDetail(ctx.tx, ctx.actor, product_id));
  if (file_id === null) throw new Refusal('request.not_found');
  return openPicture(ctx, ctx.actor.customerId, { file_id, size: 'full' });
}

export async function createOpenProduct(ctx: MerchantCtx, { image_source, ...input }: ParsedOf<typeof productsOpenCalls.openCreate>) {
  const { product_id } = await saveProduct(ctx, { ...input, image_file_id: null });
  if (image_source) await setImageUrl(ctx, { id: product_id, url: image_source });
  return getOpenProduct(ctx, { product_id });
}

/** The picture stays unless the program names another source, or none. A source that was fetched, or is being fetched, is left alone. */
export async function changeOpenProduct(ctx: MerchantCtx, { image_source, ...input }: ParsedOf<typeof productsOpenCalls.openEdit>) {
  const { product_id } = input;
  const before = found(await products.productDetail(ctx.tx, ctx.actor, product_id));
  await saveProduct(ctx, { ...input, image_file_id: image_source === null ? null : before.image_file_id });
  const known = before.image_error === null ? before.image_url || before.image_source : null;
  if (image_source === null)
    await writeProduct(ctx.tx, ctx.actor.customerId, product_id, { image_url: '', image_source: '', image_error: null });
  else if (image_source && image_source !== known) await setImageUrl(ctx, { id: product_id, url: image_source });
  return getOpenProduct(ctx, { product_id });
}
