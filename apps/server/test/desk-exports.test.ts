import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskExportsDeskCalls, type ExportColumn } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import type { Call } from '@quayside/contract/kernel/call';
import { isDeskList, rowFieldsOf } from '@quayside/contract/kernel/list-rows';
import { allHandlers } from '#server/areas/all.ts';
import { fillDemo } from '#server/demo/demo.ts';
import type { Cell } from '#server/kernel/sheets/write-sheet.ts';
import { testApp } from './kit/test-app.ts';

const { app, deps, make } = await testApp();
await fillDemo(deps);
const { db } = deps.database;
const admin = await make.aStaff();
const { customer_id } = await db.selectFrom('customers').select('customer_id').orderBy('customer_id').executeTakeFirstOrThrow();
const lists = allHandlers.map(({ call }) => call).filter(isDeskList);
const allFields = (call: Call): ExportColumn[] => Object.keys(rowFieldsOf(call) ?? {}).map((field) => ({ field, title: `The ${field}` }));

type Asked = { list: string; filters?: object; columns?: ExportColumn[]; title?: string };
const ask = async (
  { list, filters = {}, columns = [{ field: 'job_id', title: 'Number' }], title = 'List' }: Asked,
  token = admin.token,
  lang = 'en',
) =>
  app.inject({
    method: 'POST',
    url: deskExportsDeskCalls.download.path,
    headers: { token, lang },
    payload: { list, filters, columns, title },
  });
const sheetOf = async (asked: Asked, token = admin.token, lang = 'en') => {
  const answer = await ask(asked, token, lang);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  return { name: sheets[0]?.name, rows: (sheets[0]?.rows ?? []) as Cell[][], headers: answer.headers };
};
const bill = await db
  .selectFrom('storage_bills')
  .select(['customer_id', 'bill_id'])
  .where('customer_id', '=', customer_id)
  .executeTakeFirstOrThrow();
const take = { take_no: 'ST-1', warehouse_id: 1, started_by: 'Mei', started_at: new Date() };
const { take_id } = await db.insertInto('stock_takes').values(take).returning('take_id').executeTakeFirstOrThrow();
const workbook = {
  staff_id: admin.staff_id,
  storage_key: 'tariff',
  name: 'tariff.xlsx',
  mime: 'application/x',
  bytes: 1,
  sha256: Buffer.alloc(32),
};
const { file_id } = await db.insertInto('provider_files').values(workbook).returning('file_id').executeTakeFirstOrThrow();
const imported = { file_id, file_name: 'tariff.xlsx', staff_id: admin.staff_id, created_at: new Date() };
const { import_id } = await db.insertInto('tariff_imports').values(imported).returning('import_id').executeTakeFirstOrThrow();
const wave = { wave_no: 'WV-260102-ABCD', warehouse_id: 1, orders: 1, made_by: 'Mei', made_at: new Date() };
const { wave_id } = await db.insertInto('packing_waves').values(wave).returning('wave_id').executeTakeFirstOrThrow();
const { order_id } = await db
  .selectFrom('orders')
  .select('order_id')
  .where('customer_id', '=', customer_id)
  .limit(1)
  .executeTakeFirstOrThrow();
/** Lists of one record. */
const records: Record<string, Record<string, unknown>> = {
  'storage-fees.deskLines': bill,
  'stock-takes.deskLines': { take_id },
  'tariffs.deskFaults': { import_id },
  'packing.deskPickList': { wave_id },
  'shipping.deskHandovers': { warehouse_id: 1 },
  'tracking.deskGet': { customer_id, order_id },
  'guides.deskVersions': { article_id: 101 },
  'guides.deskTariffHistory': { thread_id: 1 },
};
/** What some lists cannot be read without. */
const required = (call: Call): Record<string, unknown> => records[call.name] ?? (call.input.safeParse({}).success ? {} : { customer_id });

// One person may export twenty times a minute.
beforeEach(() => sql`truncate rate_limits`.execute(db));

describe('every list of the desk', () => {
  it('knows all lists: those with pages and those without', () => {
    expect(lists.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining([
        'approvals.deskList',
        'customers.deskList',
        'jobs.deskList',
        'staff.deskList',
        'top-ups.deskRates',
        'wallets.deskAdjustments',
        'warehouses.deskList',
      ]),
    );
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(lists.map((call) => [call.name, call] as const))('STAFF-01: %s exports with every column of its rows', async (_name, call) => {
    const columns = allFields(call);
    const filters = required(call);
    const query = new URLSearchParams(Object.entries(filters).map(([key, value]): [string, string] => [key, String(value)]));
    const shown = await app.inject({ url: `${call.path}?${query}`, headers: { token: admin.token } });
    const { list, count } = shown.json<{ content: { list: unknown[]; count?: number } }>().content;
    const { rows, headers } = await sheetOf({ list: call.name, filters, columns });
    expect(rows).toHaveLength(1 + (count ?? list.length));
    expect(rows[0]?.map((title) => String(title).replace(' (Asia/Shanghai, UTC+8)', ''))).toEqual(columns.map(({ title }) => title));
    expect(headers['content-disposition']).toMatch(/filename="[a-z-]+-\d{4}-\d\d-\d\d\.xlsx"/);
  });

  it.each(lists.map((call) => [call.name, call] as const))('%s needs the permission of the list itself', async (_name, call) => {
    const clerk = await make.aStaff('order_clerk');
    const shown = await app.inject({
      url: `${call.path}?${new URLSearchParams({ customer_id: String(customer_id) })}`,
      headers: { token: clerk.token },
    });
    const answer = await ask({ list: call.name, filters: required(call), columns: allFields(call) }, clerk.token);
    expect(answer.statusCode === 403).toBe(shown.statusCode === 403);
  });
});

describe('an export', () => {
  it('holds real times in the zone of the header, numbers, and the words of the page', async () => {
    const columns: ExportColumn[] = [
      { field: 'customer_name', title: 'Customer' },
      { field: 'amount_usd', title: 'Amount (USD)', kind: 'money' },
      { field: 'state', title: 'State', words: { proposed: 'Waiting', agreed: 'Agreed' } },
      { field: 'proposed_at', title: 'Proposed' },
      { field: 'is_mine', title: 'Mine' },
    ];
    const { name, rows } = await sheetOf({ list: 'approvals.deskList', filters: { state: 'proposed' }, columns, title: 'Approvals' });
    expect(name).toBe('Approvals');
    expect(rows[0]).toEqual(['Customer', 'Amount (USD)', 'State', 'Proposed (Asia/Shanghai, UTC+8)', 'Mine']);
    const { amount_usd, proposed_at } = await db
      .selectFrom('approvals')
      .select(['amount_usd', 'proposed_at'])
      .where('state', '=', 'proposed')
      .orderBy('approval_id')
      .executeTakeFirstOrThrow();
    const [customer, amount, state, at, mine] = rows[1] ?? [];
    expect([customer, amount, state, mine]).toEqual(['Lumen & Oak Trading', Number(amount_usd), 'Waiting', 'No']);
    expect(at).toBeInstanceOf(Date);
    const shanghai = proposed_at.getTime() + 8 * 3_600_000;
    expect(Math.abs((at as Date).getTime() - shanghai)).toBeLessThan(1000);
  });

  it('writes days as days, ids without separators and flags in the language of the person', async () => {
    const columns: ExportColumn[] = [
      { field: 'day', title: '日期' },
      { field: 'customer_id', title: '客户' },
      { field: 'receivable', title: '应收', kind: 'money' },
    ];
    const { rows } = await sheetOf({ list: 'storage-fees.deskList', columns }, admin.token, 'zh-cn');
    const [day, customer, receivable] = rows[1] ?? [];
    expect(day instanceof Date && day.toISOString()).toMatch(/T00:00:00/);
    expect(customer).toBe(customer_id);
    expect(typeof receivable).toBe('number');
  });

  it('holds all rows of the filters, not one page', async () => {
    await sql`insert into jobs (name, payload, max_attempts, state, ended_at) select 'kernel.clean_up', '{}', 3, 'discarded', now() from generate_series(1, 2345)`.execute(
      db,
    );
    const { rows } = await sheetOf({ list: 'jobs.deskList', filters: { state: 'discarded' } });
    expect(rows).toHaveLength(2346);
    expect(new Set(rows.map(([id]) => id)).size).toBe(2346);
  });

  it('holds nothing of a row that the list itself does not show', async () => {
    const columns: ExportColumn[] = [
      { field: 'changes', title: 'Change' },
      { field: 'changes.payload', title: 'Payload' },
    ];
    const { rows } = await sheetOf({ list: 'approvals.deskList', filters: { state: 'proposed' }, columns });
    expect(String(rows[1]?.[0])).not.toContain('payload');
    expect(rows[1]?.[1] ?? null).toBeNull();
    const lines = { list: 'top-ups.deskStatementLines', columns: [{ field: 'top_up.reference', title: 'Top-up' }] };
    const references = (await sheetOf(lines)).rows.slice(1).map(([reference]) => reference);
    expect(references.some((reference) => String(reference).startsWith('TU-'))).toBe(true);
  });

  it('refuses unknown lists, columns and filters at their place', async () => {
    const fieldsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
      answer.json<{ content: { fields: { path: string; code: string }[] } }>().content.fields;
    expect(fieldsOf(await ask({ list: 'jobs.nothing' }))).toMatchObject([{ path: 'list', code: 'desk-exports.unknown_list' }]);
    expect(fieldsOf(await ask({ list: 'orders.list' }))).toMatchObject([{ path: 'list', code: 'desk-exports.unknown_list' }]);
    const wrong = [
      { field: 'payload', title: 'x' },
      { field: 'job_id', title: 'y' },
      { field: 'leased_by', title: 'z' },
    ];
    expect(fieldsOf(await ask({ list: 'jobs.deskList', columns: wrong }))).toMatchObject([
      { path: 'columns.0.field', code: 'desk-exports.unknown_column' },
      { path: 'columns.2.field', code: 'desk-exports.unknown_column' },
    ]);
    expect(fieldsOf(await ask({ list: 'jobs.deskList', filters: { state: 'gone', nonsense: 1 } }))).not.toHaveLength(0);
    expect((await ask({ list: 'jobs.deskList' }, (await make.aMerchant()).token)).statusCode).toBe(401);
  });

  it('LOG-01: is in the operation log', async () => {
    await sheetOf({ list: 'jobs.deskList', filters: { state: 'dead' } });
    const line = await db
      .selectFrom('operation_log')
      .select(['staff_id', 'request_parameters'])
      .where('operation', '=', 'desk-exports.download')
      .orderBy('log_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.staff_id).toBe(admin.staff_id);
    expect(line.request_parameters).toContain('jobs.deskList');
  });
});
