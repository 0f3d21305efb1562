import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** The live products with any of these codes: as SKU, alias or barcode. */
export async function productsNamed(tx: Tx, customerId: number, codes: readonly string[], barcodes: readonly string[]) {
  const named = sql<number>`(
    select c.product_id from product_codes c where c.customer_id = ${customerId} and c.code = any (${codes})
    union
    select b.product_id from products b where b.customer_id = ${customerId} and b.deleted_at is null and b.barcode = any (${barcodes}))`;
  return tx
    .selectFrom('products')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('product_id', 'in', named)
    .execute();
}

export type NewProduct = {
  sku: string;
  product_name: string;
  name_cn: string;
  name_en: string;
  color: string;
  size: string;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  declared_value: string;
  property_ids: number[];
  hs_code: string;
  origin_country: string | null;
  material_en: string;
  material_cn: string;
  purpose_en: string;
  purpose_cn: string;
  brand: string;
  category_ids: number[];
  weight_g: number;
  warning_quantity: number;
  barcode: string;
  alias: string;
  image_url: string;
  scan_serial: boolean;
};

const columns =
  sql.raw(`sku, product_name, name_cn, name_en, color, size, length_cm, width_cm, height_cm, declared_value, property_ids, hs_code,
  origin_country, material_en, material_cn, purpose_en, purpose_cn, brand, category_ids, weight_g, warning_quantity, barcode, alias, image_url, scan_serial`);

/** Inserts all new products and their codes in one statement. */
export async function insertProducts(tx: Tx, customerId: number, products: readonly NewProduct[], now: Date) {
  const { rows } = await sql<{ product_id: number; image_url: string }>`
    insert into products (customer_id, created_at, updated_at, ${columns})
    select ${customerId}, ${now}, ${now}, ${columns} from jsonb_populate_recordset(null::products, ${JSON.stringify(products)})
    returning product_id, image_url`.execute(tx);
  await putCodes(
    tx,
    customerId,
    rows.map(({ product_id }) => product_id),
  );
  return rows;
}

/** Changes products by their SKU, in one statement. */
export async function updateProducts(tx: Tx, customerId: number, products: readonly NewProduct[], now: Date) {
  const { rows } = await sql<{ product_id: number; image_url: string }>`
    update products p set (product_name, name_cn, name_en, color, size, length_cm, width_cm, height_cm, declared_value, property_ids, hs_code,
        origin_country, material_en, material_cn, purpose_en, purpose_cn, brand, category_ids, weight_g, warning_quantity, barcode, alias, image_url, scan_serial, image_error, updated_at)
      = (r.product_name, r.name_cn, r.name_en, r.color, r.size, r.length_cm, r.width_cm, r.height_cm, r.declared_value, r.property_ids, r.hs_code,
        r.origin_country, r.material_en, r.material_cn, r.purpose_en, r.purpose_cn, r.brand, r.category_ids, r.weight_g, r.warning_quantity, r.barcode, r.alias, r.image_url, r.scan_serial,
        -- Another address has its own fate.
        case when p.image_url = r.image_url then p.image_error end, ${now}::timestamptz)
      from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}) r
     where p.customer_id = ${customerId} and p.deleted_at is null and lower(p.sku) = lower(r.sku)
    returning p.product_id, p.image_url`.execute(tx);
  const ids = rows.map(({ product_id }) => product_id);
  await sql`delete from product_codes where customer_id = ${customerId} and is_alias and product_id = any (${ids})`.execute(tx);
  await putCodes(tx, customerId, ids);
  return rows;
}

async function putCodes(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into product_codes (customer_id, code, product_id, is_alias)
    select customer_id, lower(sku), product_id, false from products where customer_id = ${customerId} and product_id = any (${ids})
    union all
    select customer_id, lower(alias), product_id, true from products where customer_id = ${customerId} and product_id = any (${ids}) and alias <> ''
        on conflict (customer_id, product_id, is_alias) do nothing`.execute(tx);
}

/** Takes `count` numbers for generated barcodes; each is handed out once. */
export async function nextBarcodes(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select nextval('generated_barcodes') as number from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}
