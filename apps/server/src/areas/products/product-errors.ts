import type { FieldCode, FieldError } from '@quayside/contract/kernel/fields';
import type { ProductInput } from '@quayside/contract/products/products.schemas';
import { codeKey, isInScope } from '@quayside/domain/products/product-rules';
import { allCategories } from '#server/areas/categories/categories.public.ts';
import { consumablesOf } from '#server/areas/consumables/consumables.public.ts';
import { allProperties } from '#server/areas/properties/properties.public.ts';
import { readablePictures } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantActor } from '#server/kernel/actor.ts';
import { canChoose } from '#server/kernel/can-choose.ts';
import type { Tx } from '#server/kernel/database.ts';
import { takenBarcodes, takenCodes } from './product-writes.queries.ts';

/** The stored product; choices it already has may be disabled since. */
export type Before = {
  readonly product_id: number;
  readonly sku: string;
  readonly property_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly consumable_ids: readonly number[];
  readonly image_file_id: string | null;
};
type Choice = { readonly enabled: boolean; readonly name_en: string; readonly name_cn: string };
/** Everything the checks need from the database, read once for one product or thousands. */
export type Known = {
  readonly codes: ReadonlyMap<string, number>;
  readonly barcodes: ReadonlyMap<string, number>;
  readonly properties: ReadonlyMap<number, Choice>;
  readonly categories: ReadonlyMap<number, Choice>;
  readonly consumables: ReadonlyMap<number, Choice>;
  /** The account that uploaded each picture the user may read. */
  readonly pictures: ReadonlyMap<string, number | null>;
};

/** The fields with rules that need the database. A blank one has none. */
export type Checkable = Pick<
  ProductInput,
  'sku' | 'alias' | 'barcode' | 'brand' | 'property_ids' | 'category_ids' | 'consumables' | 'image_file_id'
>;
type Checked = { readonly input: Checkable; readonly before: Before | null };

/** All errors of the given products that need the database. */
export async function checkProducts(tx: Tx, actor: MerchantActor, inputs: readonly Checked[]): Promise<FieldError[][]> {
  const known = await lookUp(tx, actor, inputs);
  return inputs.map(({ input, before }) => errorsOf(input, before, known, actor));
}

async function lookUp(tx: Tx, actor: MerchantActor, checked: readonly Checked[]): Promise<Known> {
  const { customerId } = actor;
  const inputs = checked.map(({ input }) => input);
  const codes = inputs.flatMap(({ sku, alias }) => [sku, alias].filter((code) => code !== '').map(codeKey));
  const barcodes = inputs.flatMap(({ barcode }) => (barcode === '' ? [] : [barcode]));
  const pictures = checked.flatMap(({ input, before }) => (isKept(input.image_file_id, before) ? [] : (input.image_file_id ?? [])));
  return {
    codes: new Map((await takenCodes(tx, customerId, codes)).map((one) => [one.code, one.product_id])),
    barcodes: new Map((await takenBarcodes(tx, customerId, barcodes)).map((one) => [one.barcode, one.product_id])),
    properties: new Map((await allProperties(tx)).map((one) => [one.property_id, one])),
    categories: new Map((await allCategories(tx)).map((one) => [one.category_id, one])),
    consumables: new Map((await consumablesOf(tx, customerId)).map((one) => [one.consumable_id, one])),
    pictures: new Map((await readablePictures({ tx, actor }, pictures)).map((one) => [one.file_id, one.account_id])),
  };
}

function errorsOf(input: Checkable, before: Before | null, known: Known, actor: MerchantActor): FieldError[] {
  const faults: FieldError[] = [];
  const add = (path: string, code: FieldCode) => faults.push({ path, code, params: {} });
  const isOthers = (holder: number | undefined) => holder !== undefined && holder !== before?.product_id;

  const sku = whyNotSku(input, before, known, actor);
  if (sku !== null) add('sku', sku);
  if (isOthers(known.barcodes.get(input.barcode))) add('barcode', 'products.upc_exists');
  const alias = codeKey(input.alias);
  if (alias !== '' && (alias === codeKey(input.sku) || isOthers(known.codes.get(alias)))) add('alias', 'products.alias_exists');
  if (isAttribute(input, known)) add('brand', 'products.brand_is_attribute');

  input.property_ids.forEach((id, at) => {
    if (!canChoose(known.properties, id, before?.property_ids)) add(`property_ids.${at}`, 'products.no_property');
  });
  input.category_ids.forEach((id, at) => {
    if (!canChoose(known.categories, id, before?.category_ids)) add(`category_ids.${at}`, 'products.no_category');
  });
  input.consumables.forEach(({ consumable_id: id }, at) => {
    if (!canChoose(known.consumables, id, before?.consumable_ids)) add(`consumables.${at}.consumable_id`, 'products.no_consumable');
  });
  if (!mayShow(input.image_file_id, before, known, actor)) add('image_file_id', 'products.no_image');
  return faults;
}

function whyNotSku({ sku }: Checkable, before: Before | null, known: Known, { skuScope }: MerchantActor): FieldCode | null {
  if (sku === '') return null;
  if (before) return sku === before.sku ? null : 'products.sku_fixed';
  if (!isInScope(sku, skuScope)) return 'products.sku_not_yours';
  return known.codes.has(codeKey(sku)) ? 'products.sku_exists' : null;
}

/** Whether the brand is one of the product's attributes, such as "Battery" (PROD-27). */
function isAttribute({ brand, property_ids }: Checkable, known: Known): boolean {
  const word = codeKey(brand);
  const names = property_ids.flatMap((id) => known.properties.get(id) ?? []).flatMap(({ name_en, name_cn }) => [name_en, name_cn]);
  return word !== '' && names.some((name) => codeKey(name) === word);
}

/** The picture must be one the user may read; with a limited SKU scope, one they uploaded. */
function mayShow(fileId: string | null, before: Before | null, known: Known, { skuScope, accountId }: MerchantActor): boolean {
  if (isKept(fileId, before)) return true;
  const sender = fileId === null ? undefined : known.pictures.get(fileId);
  return sender !== undefined && (skuScope === null || sender === accountId);
}

function isKept(fileId: string | null, before: Before | null): boolean {
  return fileId === null || fileId === before?.image_file_id;
}
