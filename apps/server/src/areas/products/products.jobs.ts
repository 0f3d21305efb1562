import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportProductsJob, fetchProductImageJob } from '@quayside/contract/products/products.jobs';
import { cleanFileName, nameFor } from '@quayside/domain/uploads/upload-rules';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { SHEET_MIME } from '#server/kernel/sheets/write-sheet.ts';
import { settleFile } from '#server/kernel/uploaded-content.ts';
import { PictureFault } from '#server/ports/pictures/port.ts';
import { productSheet } from './export-products.ts';
import { writeProduct } from './product-writes.queries.ts';
import { lockProduct, productDetail } from './products.queries.ts';

export const productsJobs = [
  runs(exportProductsJob, async (ctx, payload) => {
    const { customer_id, account_id } = payload;
    const file_name = `products-${ctx.now.toISOString().slice(0, 10)}.xlsx`;
    const body = await productSheet(ctx, payload);
    const { file_id } = await writeFile(ctx, { customerId: customer_id, accountId: account_id, name: file_name, mime: SHEET_MIME, body });
    return { file_id, file_name };
  }),
  runs(fetchProductImageJob, fetchImage),
];

type Wanted = { readonly customer_id: number; readonly product_id: number; readonly url: string };

/** Brings a product's picture from the web. Whoever meanwhile chose another one, or deleted the product, is not overruled. */
async function fetchImage(ctx: JobCtx, { customer_id, product_id, url }: Wanted): Promise<void> {
  const seer = { customerId: customer_id, skuScope: null };
  if ((await productDetail(ctx.tx, seer, product_id))?.image_url !== url) return;
  const folder = await mkdtemp(join(tmpdir(), 'quayside-picture-'));
  try {
    const fetched = join(folder, 'fetched');
    const { bytes } = await ctx.pictures.fetch(url, fetched);
    const settled = await settleFile(fetched, bytes, ['image'], join(folder, 'settled'));
    // Locked only now: nobody's save waits for a slow server far away.
    if ((await lockProduct(ctx.tx, seer, product_id))?.image_url !== url) return;
    const name = nameFor(cleanFileName(decodeURI(new URL(url).pathname)) || 'image', settled.mime);
    const file = { customerId: customer_id, accountId: null, name, mime: settled.mime, body: createReadStream(settled.path) };
    const { file_id } = await writeFile(ctx, file);
    await writeProduct(ctx.tx, customer_id, product_id, { image_file_id: file_id, image_url: '', image_source: url, updated_at: ctx.now });
  } catch (error) {
    // Trying again would bring the same: the product keeps the address, so its page can say that nothing came from there.
    const lasting = error instanceof Refusal || (error instanceof PictureFault && error.lasting);
    if (!lasting) throw error;
    ctx.logger.warn({ err: error, customer_id, product_id }, 'a product image could not be fetched');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
