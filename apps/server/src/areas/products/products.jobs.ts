import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportProductsJob, fetchProductImageJob } from '@quayside/contract/products/products.jobs';
import type { ImageError } from '@quayside/domain/products/product-rules';
import { cleanFileName, nameFor } from '@quayside/domain/uploads/upload-rules';
import { writeFile } from '#server/areas/uploads/uploads.public.ts';
import { exportJob } from '#server/kernel/export-job.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { settleFile } from '#server/kernel/uploaded-content.ts';
import { PictureFault } from '#server/ports/pictures/port.ts';
import { productSheet } from './export-products.ts';
import { writeProduct } from './product-writes.queries.ts';
import { lockProduct, productDetail } from './products.queries.ts';

export const productsJobs = [exportJob(exportProductsJob, productSheet), runs(fetchProductImageJob, fetchImage)];

type Wanted = { readonly customer_id: number; readonly product_id: number; readonly url: string };

/** Downloads a product's picture. A picture chosen in the meantime, or a deletion, takes precedence. */
async function fetchImage(ctx: JobCtx, wanted: Wanted): Promise<void> {
  const { customer_id, product_id, url } = wanted;
  if ((await productDetail(ctx.tx, scopeOf(wanted), product_id))?.image_url !== url) return;
  const folder = await mkdtemp(join(tmpdir(), 'quayside-picture-'));
  try {
    const fetched = join(folder, 'fetched');
    const { bytes } = await ctx.pictures.fetch(url, fetched);
    const settled = await settleFile(fetched, bytes, ['image'], join(folder, 'settled'));
    if (!(await stillWanted(ctx, wanted))) return;
    const name = nameFor(cleanFileName(lastWord(url)) || 'image', settled.mime);
    const file = { customerId: customer_id, accountId: null, name, mime: settled.mime, body: createReadStream(settled.path) };
    const { file_id } = await writeFile(ctx, file);
    const shown = { image_file_id: file_id, image_url: '', image_source: url, image_error: null, updated_at: ctx.now };
    await writeProduct(ctx.tx, customer_id, product_id, shown);
  } catch (error) {
    const fault = faultOf(error, ctx.isLastTry);
    if (fault === null) throw error;
    ctx.logger.warn({ err: error, customer_id, product_id }, 'a product image could not be fetched');
    // `updated_at` does not change, so a form that is open in the portal can still be saved.
    if (await stillWanted(ctx, wanted)) await writeProduct(ctx.tx, customer_id, product_id, { image_error: fault });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scopeOf = ({ customer_id }: Wanted) => ({ customerId: customer_id, skuScope: null });

/** Locked only after the download, so that no save waits for a slow external server. */
async function stillWanted({ tx }: JobCtx, wanted: Wanted): Promise<boolean> {
  return (await lockProduct(tx, scopeOf(wanted), wanted.product_id))?.image_url === wanted.url;
}

/** The error to show the merchant when a retry would not help; null when the job should be retried. */
function faultOf(error: unknown, isLastTry: boolean): ImageError | null {
  if (error instanceof Refusal) return 'not_a_picture';
  return error instanceof PictureFault && (error.lasting || isLastTry) ? error.fault : null;
}

/** The file name in the URL; if its percent-encoding is invalid it is used undecoded. */
function lastWord(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
