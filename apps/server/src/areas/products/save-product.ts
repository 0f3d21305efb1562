import type { FieldError } from '@quayside/contract/kernel/fields';
import { ProductInput } from '@quayside/contract/products/products.schemas';
import { fetchProductImageJob } from '@quayside/contract/products/products.jobs';
import { codeKey, hasImageSuffix } from '@quayside/domain/products/product-rules';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { checkProducts, type Before, type Checkable } from './product-errors.ts';
import { settleChanged } from './product-questions.ts';
import * as writes from './product-writes.queries.ts';
import { freeBarcode, getProduct } from './read-products.ts';
import * as products from './products.queries.ts';

const barcodeFault = { products_barcode: { path: 'barcode', code: 'products.upc_exists' } } as const;
const TRIES = 20;

/** Adds a product, or changes an existing one. All errors are returned together, each with its field (PROD-48). */
export async function saveProduct(ctx: MerchantCtx, input: ProductInput) {
  const before = input.product_id === undefined ? null : await openForChange(ctx, input.product_id, input.updated_at);
  await refuseFaulty(ctx, input, before);
  const product_id = before ? await changeProduct(ctx, before, input) : await createProduct(ctx, input);
  return getProduct(ctx, { product_id });
}

async function refuseFaulty({ tx, actor }: MerchantCtx, input: ProductInput, before: Before | null): Promise<void> {
  const [faults = []] = await checkProducts(tx, actor, [{ input, before }]);
  refuseFields(...faults);
}

/** The errors of a form's valid fields that need the database: shown together with those of its invalid ones. */
export async function checkProduct(ctx: MerchantCtx, { product_id, values }: { product_id?: number | undefined; values: Entries }) {
  const before = product_id === undefined ? null : await openForChange(ctx, product_id, undefined);
  const [fields = []] = await checkProducts(ctx.tx, ctx.actor, [{ input: validFields(values), before }]);
  return { fields };
}

type Entries = Readonly<Record<string, unknown>>;

function validFields(values: Entries): Checkable {
  const valid = <Name extends keyof Checkable>(name: Name, blank: Checkable[Name]): Checkable[Name] => {
    const parsed = ProductInput.shape[name].safeParse(values[name]);
    return parsed.success ? (parsed.data as Checkable[Name]) : blank; // parsed with the schema of this field
  };
  return {
    sku: valid('sku', ''),
    alias: valid('alias', ''),
    barcode: valid('barcode', ''),
    brand: valid('brand', ''),
    property_ids: valid('property_ids', []),
    category_ids: valid('category_ids', []),
    consumables: valid('consumables', []),
    image_file_id: valid('image_file_id', null),
  };
}

type Opened = Before & { readonly alias: string };

/** Locks a product and returns its current values; refused when it was changed since the caller read it. */
async function openForChange({ tx, actor }: MerchantCtx, productId: number, seenAt: string | undefined): Promise<Opened> {
  const row = found(await products.lockProduct(tx, actor, productId));
  if (seenAt !== undefined && Date.parse(seenAt) !== row.updated_at.getTime()) throw new Refusal('request.changed_meanwhile');
  const attached = await products.consumablesOfProductsAcrossMerchants(tx, [{ customer_id: actor.customerId, product_id: productId }]);
  return { ...row, consumable_ids: attached.map((one) => one.consumable_id) };
}

/** Inserts a checked product; a code taken by a concurrent save is still reported at its field. */
async function createProduct(ctx: MerchantCtx, input: ProductInput): Promise<number> {
  const { tx, actor, now } = ctx;
  const { customerId } = actor;
  for (let tries = 0; tries < TRIES; tries++) {
    const barcode = input.barcode === '' ? await freeBarcode(tx, customerId) : input.barcode;
    const made = await writes.insertProduct(tx, customerId, {
      ...fieldsOf(input),
      sku: input.sku,
      barcode,
      created_at: now,
      updated_at: now,
    });
    if (made) {
      const codes = [{ code: codeKey(input.sku), is_alias: false }, ...aliasOf(input)];
      await claim(ctx, made.product_id, codes);
      await writes.attachConsumables(tx, customerId, made.product_id, input.consumables);
      return made.product_id;
    }
    // Race: if a concurrent save took the SKU or barcode, it is visible now. Otherwise our own number collided: retry with the next.
    await refuseFaulty(ctx, input, null);
  }
  throw new Error('no barcode could be made');
}

async function changeProduct(ctx: MerchantCtx, before: Opened, input: ProductInput): Promise<number> {
  const { tx, actor, now } = ctx;
  const { customerId } = actor;
  const { product_id } = before;
  const barcode = input.barcode === '' ? await freeBarcode(tx, customerId) : input.barcode;
  // A picture chosen by hand replaces a pending download.
  const sources = input.image_file_id === before.image_file_id ? {} : { image_url: '', image_source: '', image_error: null };
  const change = { ...fieldsOf(input), barcode, ...sources, updated_at: now };
  await mapConstraintError(writes.writeProduct(tx, customerId, product_id, change), barcodeFault);
  await settleChanged(ctx, customerId, [product_id]);
  if (codeKey(input.alias) !== codeKey(before.alias)) {
    await writes.releaseAlias(tx, customerId, product_id);
    await claim(ctx, product_id, aliasOf(input));
  }
  await writes.attachConsumables(tx, customerId, product_id, input.consumables);
  return product_id;
}

const aliasOf = ({ alias }: ProductInput): writes.Code[] => (alias === '' ? [] : [{ code: codeKey(alias), is_alias: true }]);

async function claim({ tx, actor }: MerchantCtx, productId: number, codes: readonly writes.Code[]): Promise<void> {
  const got = await writes.claimCodes(tx, actor.customerId, productId, codes);
  const missed = codes.filter(({ code }) => !got.includes(code));
  refuseFields(
    ...missed.map(({ is_alias }): FieldError =>
      is_alias ? { path: 'alias', code: 'products.alias_exists', params: {} } : { path: 'sku', code: 'products.sku_exists', params: {} },
    ),
  );
}

/** The fields insert and update have in common. */
function fieldsOf({ product_id: _id, updated_at: _seen, sku: _sku, barcode: _barcode, consumables: _lines, ...fields }: ProductInput) {
  return { ...fields, scan_serial: fields.scan_serial === 1 };
}

/** Starts the download of a picture; the current one stays until it is done (PROD-50). */
export async function setImageUrl(ctx: MerchantCtx, { id, url }: { id: number; url: string }) {
  const { tx, actor, now } = ctx;
  found(await products.lockProduct(tx, actor, id));
  if (!hasImageSuffix(url)) refuseFields({ path: 'url', code: 'products.image_suffix', params: {} });
  await writes.writeProduct(tx, actor.customerId, id, { image_url: url, image_error: null, updated_at: now });
  await ctx.enqueue(fetchProductImageJob, { customer_id: actor.customerId, product_id: id, url });
  return getProduct(ctx, { product_id: id });
}
