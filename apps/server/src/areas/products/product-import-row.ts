import { fieldErrors, type FieldCode } from '@quayside/contract/kernel/fields';
import { ProductInput } from '@quayside/contract/products/products.schemas';
import { codeKey, hasImageSuffix } from '@quayside/domain/products/product-rules';
import { countryCodeOf } from '#server/areas/countries/countries.public.ts';
import type { RowFault, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { NewProduct } from './product-import.queries.ts';

/** A list entry that a name in a cell can refer to. */
type Named = { readonly name_en: string; readonly name_cn: string; readonly enabled: boolean };
export type Lists = {
  readonly categories: readonly (Named & { readonly category_id: number })[];
  readonly properties: readonly (Named & { readonly property_id: number; readonly code: string })[];
};

export type ReadRow = SheetRow & {
  /** Null when the row itself has errors. */
  readonly product: NewProduct | null;
  readonly faults: readonly RowFault[];
  /** The codes this row uses: its SKU, and its alias if it has one. */
  readonly codes: readonly string[];
};

const fault = (column: string, code: FieldCode, params: RowFault['params'] = {}): RowFault => ({ column, code, params });
/** The column of a product field, where its name differs. */
const columnOf: Record<string, string> = { property_ids: 'property', category_ids: 'category' };
const texts = ['color', 'size', 'material_en', 'material_cn', 'purpose_en', 'purpose_cn', 'brand', 'barcode', 'alias'] as const;

/** Parses a row like the product form and returns all errors that need no other row. */
export function readProductRow(row: SheetRow, lists: Lists): ReadRow {
  const { cells, row_no } = row;
  const at = (key: string) => cells[key] ?? '';
  const properties = named(
    at('property'),
    (name) => lists.properties.find((one) => one.enabled && isNamed(one, name, one.code))?.property_id,
  );
  const categories = named(at('category'), (name) => lists.categories.find((one) => one.enabled && isNamed(one, name))?.category_id);
  const scan = yesOrNo(at('scan_serial'));
  const country = at('origin_country') === '' ? '' : countryCodeOf(at('origin_country'));
  const input = {
    sku: at('sku'),
    product_name: at('product_name'),
    name_cn: at('name_cn'),
    name_en: at('name_en'),
    declared_value: at('declared_value'),
    hs_code: at('hs_code'),
    weight_g: whole(at('weight_g')),
    warning_quantity: at('warning_quantity') === '' ? 0 : whole(at('warning_quantity')),
    length_cm: at('length_cm') || null,
    width_cm: at('width_cm') || null,
    height_cm: at('height_cm') || null,
    origin_country: country || null,
    property_ids: properties.ids,
    category_ids: categories.ids,
    scan_serial: scan ?? 0,
    ...Object.fromEntries(texts.map((key) => [key, at(key)])),
  };
  const parsed = ProductInput.safeParse(input);
  const faults = [
    // An unknown name is reported before the field that is empty because of it.
    ...(properties.unknown ? [fault('property', 'products.no_property')] : []),
    ...(parsed.success ? [] : ownFaults(parsed.error, input, row_no)),
    ...(categories.unknown ? [fault('category', 'products.no_category')] : []),
    ...(scan === null ? [fault('scan_serial', 'imports.yes_or_no')] : []),
    ...(country === null ? [fault('origin_country', 'wrong_format')] : []),
    ...(at('image_url') !== '' && !hasImageSuffix(at('image_url')) ? [fault('image_url', 'products.image_suffix')] : []),
    ...brandFault(at('brand'), properties.ids, lists),
  ];
  const once = faults.filter(({ column }, index) => faults.findIndex((other) => other.column === column) === index);
  const product = once.length === 0 && parsed.success ? productOf(parsed.data, at('image_url')) : null;
  return { ...row, product, faults: once, codes: [at('sku'), at('alias')].filter((code) => code !== '').map(codeKey) };
}

function productOf(input: ProductInput, image_url: string): NewProduct {
  const { product_id: _id, updated_at: _at, image_file_id: _file, consumables: _consumables, scan_serial, ...rest } = input;
  return { ...rest, scan_serial: scan_serial === 1, image_url };
}

/** The form's errors at their columns; empty required fields get the message of the specification. */
function ownFaults(error: Parameters<typeof fieldErrors>[0], input: unknown, row: number): RowFault[] {
  return fieldErrors(error, input).map(({ path, code, params }) => {
    const [field = ''] = path.split('.');
    const column = columnOf[field] ?? field;
    if (code === 'wrong_type') return fault(column, 'not_whole');
    if (code !== 'required') return { column, code, params };
    if (column === 'hs_code') return fault(column, 'products.hs_code_empty_row', { row });
    return fault(column, /name/.test(column) ? 'products.empty_names' : 'required');
  });
}

/** Several names in one cell are separated by ; or ；. */
function named(cell: string, find: (name: string) => number | undefined): { ids: number[]; unknown: boolean } {
  const names = cell
    .split(/[;；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const ids = names.map((name) => find(name.toLowerCase()));
  const known = ids.filter((id) => id !== undefined);
  return { ids: [...new Set(known)], unknown: known.length < ids.length };
}

function isNamed({ name_en, name_cn }: { name_en: string; name_cn: string }, name: string, code?: string): boolean {
  return name_en.toLowerCase() === name || name_cn.toLowerCase() === name || code === name;
}

function brandFault(brand: string, ids: readonly number[], { properties }: Lists): RowFault[] {
  const same = properties.some((one) => ids.includes(one.property_id) && isNamed(one, brand.trim().toLowerCase()));
  return brand !== '' && same ? [fault('brand', 'products.brand_is_attribute')] : [];
}

function whole(cell: string): number | string {
  return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
}

function yesOrNo(cell: string): 0 | 1 | null {
  if (['', 'no', 'n', '0', 'false', '否'].includes(cell.toLowerCase())) return 0;
  return ['yes', 'y', '1', 'true', '是'].includes(cell.toLowerCase()) ? 1 : null;
}
