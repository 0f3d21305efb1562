import { rowsOfRelease } from '../../kit/release-rows.ts';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { newKey } from '#server/ports/storage/keys.ts';
import { localStorage } from '#server/ports/storage/local.ts';
import { fillMoney } from './full-money.ts';
import { insert } from './insert.ts';

/** Puts at least one row into every table, with everything that is awkward to copy: Chinese, quotes, tabs, NUL bytes, nulls, arrays, JSON. */
export async function fillEveryTable(pool: pg.Pool, filesFolder: string): Promise<void> {
  const awkward = '仓库\t"C:\\data\\n"\n\\N \\. 😀';
  const customer = await insert(pool, `insert into customers (name) values ($1) returning customer_id as id`, [awkward]);
  const account = await insert(
    pool,
    `insert into accounts (customer_id, account_type, email, password_hash, firstname, lastname, permissions)
     values ($1, 'main', '${randomUUID()}@shop.test', 'x', '林', $2, $3) returning account_id as id`,
    [customer, awkward, ['a,b', '{"}', '', '空 格']],
  );
  const nul = Buffer.from([0, 1, 0, 255, 92, 48]);
  const hash = Buffer.concat([nul, Buffer.from(randomUUID())]);
  await pool.query(`insert into staff (email, password_hash, name, role) values ('${randomUUID()}@desk.test', 'x', '', 'finance')`);
  await pool.query('insert into api_keys (key_hash, customer_id) values ($1, $2)', [hash, customer]);
  await pool.query(
    `insert into account_links (token_hash, customer_id, account_id, purpose, expires_at) values ($1, $2, $3, 'verify_email', now())`,
    [hash, customer, account],
  );
  const notice = await insert(
    pool,
    `insert into notices (title_en, title_cn, description_en, description_cn, publish_on_time) values ('', $1, '', '', now()) returning press_id as id`,
    [awkward],
  );
  await pool.query('insert into notice_reads (customer_id, account_id, press_id) values ($1, $2, $3)', [customer, account, notice]);
  await pool.query(
    `insert into sessions (token_hash, account_id, customer_id, ip, user_agent, expires_at) values ($1, $2, $3, '', $4, 'infinity')`,
    [hash, account, customer, awkward],
  );
  await pool.query(
    `insert into operation_log (operation_time, operation, call_method, account, operator, ip, request_method, request_address, request_url,
       full_url, request_parameters, outcome, duration_ms, request_id)
     select now() - n * interval '1 microsecond', 'x', '', '', $1, '', '', '', '', '', repeat($1, 50), 'done', n, n from generate_series(1, 5000) n`,
    [awkward],
  );
  await pool.query(`insert into idempotency_keys (customer_id, actor, key, call, body_hash, reply) values ($1, 'a', 'k', 'c', $2, $3)`, [
    customer,
    nul,
    JSON.stringify({ text: awkward, deep: [null, { a: 1.5 }], empty: {} }),
  ]);
  await pool.query(`insert into rate_limits values ('b', now(), 3)`);
  await pool.query(`insert into attempts values ('\\x01', 3, now(), now())`);
  await pool.query(
    `insert into staff_links (token_hash, staff_id, purpose, expires_at) select '\\x03', staff_id, 'invitation', now() from staff limit 1`,
  );
  await pool.query(`insert into staff_recovery_codes (staff_id, code_hash) select staff_id, '\\x04' from staff limit 1`);
  await pool.query(
    `insert into account_list_settings (customer_id, account_id, list, settings) select customer_id, account_id, 'orders.list', '{"hidden": null}' from accounts limit 1`,
  );
  await pool.query(`insert into staff_list_settings (staff_id, list, views) select staff_id, 'orders.list', '[{}]' from staff limit 1`);
  await pool.query(
    `insert into form_drafts (customer_id, account_id, form, record, version, content, updated_at) select customer_id, account_id, 'order', 'new', 1, '{"note": "x"}', now() from accounts limit 1`,
  );
  await pool.query(
    `insert into account_recovery_codes (customer_id, account_id, code_hash) select customer_id, account_id, '\\x05' from accounts limit 1`,
  );
  await pool.query(`insert into known_devices values ('\\x01', '\\x02', now())`);
  await pool.query(
    `insert into jobs (customer_id, name, payload, max_attempts, result, error) values ($1, 'x', '{"a":[1,2]}', 3, null, $2), (null, 'x', '"null"', 3, 'null', null)`,
    [customer, awkward],
  );
  await pool.query(`insert into schedules values ('x', now())`);
  await pool.query(`insert into pending_files values ($1, now())`, [newKey(new Date())]);
  await pool.query(
    `insert into mails (customer_id, template, platform_type, language, to_address, to_name, subject, html, text) values ($1, 't', 3, 'zh_CN', 'a', $2, $2, '<b>', '')`,
    [customer, awkward],
  );
  await pool.query('insert into warning_email_settings values ($1, true, $2, now())', [customer, ['a@b.test', '中@b.test']]);
  await fillProducts(pool, customer, awkward);
  await addProviderFile(pool, filesFolder);
  for (const body of [Buffer.alloc(0), nul, Buffer.alloc(3_000_000, awkward)]) await addFile(pool, filesFolder, customer, body);
  await fillImports(pool, customer, awkward);
  await fillMoney(pool, customer, awkward);
  // Tables added since have their rows in one place, for this test and for the upgrade from a release.
  for (const [migration, rows] of Object.entries(rowsOfRelease)) if (migration >= '20261116_1130') await pool.query(rows);
}

async function fillProducts(pool: pg.Pool, customer: number, awkward: string): Promise<void> {
  const product = await insert(
    pool,
    `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, category_ids, hs_code, weight_g, barcode, length_cm)
     values ($1, 'A b.1', $2, $2, 'x', 12.50, '{1,2}', '{}', '940540', 1, '2000000000015', 0.01) returning product_id as id`,
    [customer, awkward],
  );
  await pool.query(`insert into product_codes (customer_id, code, product_id, is_alias) values ($1, 'a b.1', $2, false)`, [
    customer,
    product,
  ]);
  const consumable = await insert(
    pool,
    `insert into consumables (name_en, name_cn, unit_price, weight_g) values ('Box', $1, 0.35, 80) returning consumable_id as id`,
    [awkward],
  );
  await pool.query('insert into product_consumables (customer_id, product_id, consumable_id, quantity) values ($1, $2, $3, 2)', [
    customer,
    product,
    consumable,
  ]);
  await fillStock(pool, customer, product, awkward);
  await fillOrder(pool, customer, product, consumable, awkward);
}

async function fillStock(pool: pg.Pool, customer: number, product: number, awkward: string): Promise<void> {
  const both = [customer, product];
  await pool.query('insert into stock_levels (customer_id, warehouse_id, product_id, total, frozen) values ($1, 1, $2, 5, 2)', both);
  await pool.query(
    `insert into stock_log (customer_id, warehouse_id, product_id, kind, quantity, frozen_quantity, total_after, frozen_after, source_type, source_no, remark,
       actor_kind, actor_name, created_at) values ($1, 1, $2, 'shelved', 5, 0, 5, 0, 'inbound', 'ASN-1', $3, 'system', 'system', now())`,
    [...both, awkward],
  );
  await pool.query(
    `insert into stock_freezes (customer_id, source_type, source_no, warehouse_id, product_id, quantity, created_at) values ($1, 'order', 'SO-1', 1, $2, 2, now())`,
    both,
  );
  await pool.query(
    `insert into stock_layers (customer_id, warehouse_id, product_id, shelved_on, received, remaining, source_no) values ($1, 1, $2, '2026-01-31', 5, 5, 'ASN-1')`,
    both,
  );
  await pool.query('insert into stock_warnings (customer_id, product_id, is_low, changed_at) values ($1, $2, true, now())', both);
  await pool.query(`insert into serial_numbers (customer_id, serial_number, product_id) values ($1, 'SN-1', $2)`, both);
}

async function fillOrder(pool: pg.Pool, customer: number, product: number, consumable: number, awkward: string): Promise<void> {
  const letters = ['first_name', 'last_name', 'phone', 'email', 'id_number', 'company', 'state', 'city', 'postal_code', 'house_number'];
  const words = [...letters, 'address1', 'address2', 'address3', 'remark'];
  const order = await insert(
    pool,
    `insert into orders (customer_id, order_no, platform_order_no, warehouse_id, country, address_type, ${words.join(', ')}, created_at, updated_at)
     select $1, 'SO-261115-' || string_agg(substr('23456789ABCDEFGH', 1 + floor(random() * 16)::int, 1), ''), 'Web-1', 1, 'US', 'military',
       ${words.map(() => '$2').join(', ')}, now(), now() from generate_series(1, 6) returning order_id as id`,
    [customer, awkward],
  );
  await pool.query(
    `insert into order_lines (customer_id, order_id, line_no, product_id, product_name, unit_price, quantity) values ($1, $2, 1, $3, $4, 12.50, 3)`,
    [customer, order, product, awkward],
  );
  await pool.query('insert into order_consumables (customer_id, order_id, consumable_id, quantity) values ($1, $2, $3, 2)', [
    customer,
    order,
    consumable,
  ]);
}

/** A workbook on its way in; it points to a file that is there. */
async function fillImports(pool: pg.Pool, customer: number, awkward: string): Promise<void> {
  const imported = await insert(
    pool,
    `insert into imports (customer_id, kind, file_id, file_name) select $1, 'products', file_id, 'x.xlsx' from files where customer_id = $1 limit 1
     returning import_id as id`,
    [customer],
  );
  await pool.query('insert into import_rows (customer_id, import_id, row_no, cells) values ($1, $2, 2, $3)', [
    customer,
    imported,
    JSON.stringify({ sku: awkward }),
  ]);
}

export async function addFile(pool: pg.Pool, filesFolder: string, customer: number, body: Buffer): Promise<void> {
  const key = newKey(new Date());
  await localStorage(filesFolder).put(key, Readable.from([body], { objectMode: false }));
  const sha256 = createHash('sha256').update(body).digest();
  await pool.query(
    `insert into files (customer_id, storage_key, name, mime, bytes, sha256) values ($1, $2, '发票.pdf', 'application/pdf', $3, $4)`,
    [customer, key, body.length, sha256],
  );
}

async function addProviderFile(pool: pg.Pool, filesFolder: string): Promise<void> {
  const [key, body] = [newKey(new Date()), Buffer.from('a picture of a box')];
  await localStorage(filesFolder).put(key, Readable.from([body], { objectMode: false }));
  const sha256 = createHash('sha256').update(body).digest();
  await pool.query(`insert into provider_files (storage_key, name, mime, bytes, sha256) values ($1, '纸箱.png', 'image/png', $2, $3)`, [
    key,
    body.length,
    sha256,
  ]);
}

/** The content of every table, as one hash over its rows in order, with the row count. */
export async function fingerprints(pool: pg.Pool): Promise<Record<string, { rows: number; hash: string | null }>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%' order by 1`,
  );
  const all: Record<string, { rows: number; hash: string | null }> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ rows: number; hash: string | null }>(
      `select count(*) as rows, md5(string_agg(row::text, E'\\n' order by row::text)) as hash from ${name} row`,
    );
    if (rows[0]) all[name] = rows[0];
  }
  return all;
}

/** The hash of every stored file that has a row. */
export async function fileHashes(pool: pg.Pool, filesFolder: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ storage_key: string }>(
    'select storage_key from files union all select storage_key from provider_files order by storage_key',
  );
  return Object.fromEntries(
    rows.map(({ storage_key }) => [
      storage_key,
      createHash('sha256')
        .update(readFileSync(`${filesFolder}/${storage_key}`))
        .digest('hex'),
    ]),
  );
}
