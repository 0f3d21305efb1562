import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandsDeskCalls } from '@quayside/contract/brands/brands.desk-calls';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { chargeMoney, creditMoney, holdMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { importKit } from './kit/imports.ts';
import { pdfPages, type Page } from './kit/pdf-pages.ts';
import { testApp } from './kit/test-app.ts';
import { cents, fee, order, topUp, walletKit } from './kit/wallets.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { result } = importKit(testing);
const { inTransaction } = walletKit(deps);
beforeAll(() => void work());

type Booked = { at: string; amount: number; fee?: string; bill?: string; no?: string; country?: string };

/** A merchant with these entries, at these times; the sums are the ledger's own. */
async function aLedger(booked: readonly Booked[]) {
  const merchant = await make.aMerchant();
  let balance = 0;
  for (const [
    index,
    { at, amount, fee: feeType = 'base_freight', bill = 'order', no = `SO-${index}`, country = 'DE' },
  ] of booked.entries()) {
    balance += amount;
    await sql`insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key,
        country, actor_kind, actor_name, created_at)
      values (${merchant.customer_id}, ${index + 1}, ${bill}, ${feeType}, ${amount.toFixed(2)}, ${balance.toFixed(2)},
        ${bill === 'top_up' ? 'top_up' : 'order'}, ${no}, ${`k${index}`}, ${country}, 'system', 'system', ${at})`.execute(deps.database.db);
  }
  return merchant;
}

async function statement(token: string, month: string, format: 'pdf' | 'xlsx', lang: 'en-us' | 'zh-cn' = 'en-us') {
  const { content } = await send(transactionsCalls.statement, { month, format }, token, { lang });
  return result(content.job_id, token);
}
const pagesOf = async (token: string, month: string, lang?: 'en-us' | 'zh-cn') => pdfPages(await statement(token, month, 'pdf', lang), 36);
const wordsOf = async (token: string, month: string, lang?: 'en-us' | 'zh-cn') =>
  (await pagesOf(token, month, lang)).map(({ text }) => text.replaceAll('\n', '')).join('');
const sheetsOf = async (token: string, month: string) => (await readXlsx(await statement(token, month, 'xlsx'))).sheets;

/** The texts of each row of a page, from left to right. */
function rowsOf({ items }: Page): string[][] {
  const rows = Map.groupBy(
    items.filter(({ text }) => text.trim() !== ''),
    ({ y_mm }) => Math.round(y_mm * 2),
  );
  return [...rows.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => a.x_mm - b.x_mm).map(({ text }) => text));
}
const amountOf = (text = '') => Math.round(Number(text.replaceAll(',', '').replace('−', '-').replace('+', '')) * 100);
const isDocument = (row: readonly string[]) => /^\d\d:\d\d$/.test(row[1] ?? '');

/** One entry each few minutes around every midnight of the provider, which is not midnight in UTC. */
function aMonthOfMidnights(): Booked[] {
  const booked: Booked[] = [{ at: '2026-08-31T10:00:00Z', amount: 5000, bill: 'top_up', fee: 'top_up', no: 'TU-1' }];
  for (let day = 1; day <= 30; day++) {
    for (const time of ['00:00:30', '07:59:00', '08:01:00', '23:59:30'])
      booked.push({ at: `2026-09-${String(day).padStart(2, '0')}T${time}+08:00`, amount: -(day + 0.25), fee: 'packaging' });
  }
  booked.push({ at: '2026-10-01T00:00:00+08:00', amount: -9.99 });
  return booked;
}

describe('a monthly statement', () => {
  it('has the same sum and the same balance on every day in the PDF and in the workbook', async () => {
    const { token } = await aLedger(aMonthOfMidnights());
    const inPdf = new Map<string, number>();
    const balances = new Map<string, number>();
    for (const row of (await pagesOf(token, '2026-09', 'zh-cn')).flatMap(rowsOf).filter(isDocument)) {
      const [day = ''] = row;
      inPdf.set(day, (inPdf.get(day) ?? 0) + amountOf(row.at(-2)));
      balances.set(day, amountOf(row.at(-1)));
    }
    const [, entries] = await sheetsOf(token, '2026-09');
    const inBook = new Map<string, number>();
    for (const row of entries?.rows.slice(1) ?? []) {
      const day = row[1] instanceof Date ? row[1].toISOString().slice(0, 10) : 'no date';
      inBook.set(day, (inBook.get(day) ?? 0) + Math.round(Number(row[6]) * 100));
      expect(row[7]).toBeTypeOf('number');
    }
    expect(inPdf.size).toBe(30);
    expect(inPdf.get('2026-09-01')).toBe(-500);
    expect([...inPdf]).toEqual([...inBook]);
    const closing = entries?.rows.at(-1)?.[7];
    expect(balances.get('2026-09-30')).toBe(Math.round(Number(closing) * 100));
  });

  it('shows the balances, totals by bill type and fee type, and carries the balance from page to page', async () => {
    const { token, customer_id } = await aLedger(aMonthOfMidnights());
    const pages = await pagesOf(token, '2026-09');
    expect(pages.length).toBeGreaterThan(2);
    const first = rowsOf(pages[0] ?? (undefined as never)); // counted on the line above
    const row = (label: string) => first.find((some) => some.includes(label));
    expect(row('Account statement')).toBeDefined();
    expect(row('1 to 30 September 2026')).toBeDefined();
    expect(row(`No. AS-202609-${customer_id}`)).toBeDefined();
    expect(row('All times Asia/Shanghai, UTC+8')).toBeDefined();
    expect(row('Opening balance, 1 Sep 2026 00:00')).toContain('5,000.00');
    expect(row('Money out')).toContain('−1,890.00');
    expect(row('Closing balance, 30 Sep 2026 24:00')).toContain('3,110.00');
    expect(row('Packaging')).toContain('−1,890.00');
    expect(row('Order')).toContain('−1,890.00');
    for (const [index, page] of pages.entries()) {
      const rows = rowsOf(page);
      expect(rows.flat()).toContain(`Page ${index + 1} of ${pages.length}`);
      const [carried, next] = [rows.find((some) => some.includes('Carried forward')), rowsOf(pages[index + 1] ?? page)];
      if (carried) expect(next.find((some) => some.includes(`Brought forward from page ${index + 1}`))?.at(-1)).toBe(carried.at(-1));
      expect(carried !== undefined).toBe(index < pages.length - 1);
    }
    const lines = pages.flatMap(rowsOf).filter(isDocument);
    expect(lines[0]?.slice(0, 2)).toEqual(['1 Sep 2026', '00:00']);
    expect(lines.at(-1)?.at(-1)).toBe('3,110.00');
  });

  it('writes one line per document, and every fee in the workbook with the summary the dialog promises', async () => {
    const { token } = await aLedger([
      { at: '2026-09-02T00:00:00Z', amount: 100_000, bill: 'top_up', fee: 'top_up', no: 'TU-1' },
      { at: '2026-09-03T00:00:00Z', amount: -12.34, no: 'SO-1' },
      { at: '2026-09-03T00:00:00Z', amount: -0.66, no: 'SO-1', fee: 'packaging' },
      { at: '2026-09-04T00:00:00Z', amount: 3, no: 'SO-1', bill: 'refund' },
    ]);
    const lines = (await pagesOf(token, '2026-09')).flatMap(rowsOf).filter(isDocument);
    expect(lines.map((line) => [line[2], line.at(-2), line.at(-1)])).toEqual([
      ['TU-1', '+100,000.00', '100,000.00'],
      ['SO-1', '−13.00', '99,987.00'],
      ['SO-1', '+3.00', '99,990.00'],
    ]);
    const [summary, entries] = await sheetsOf(token, '2026-09');
    expect([summary?.name, entries?.name]).toEqual(['Summary', 'Entries']);
    const total = (label: string) => summary?.rows.find((row) => row[1] === label)?.slice(2);
    expect(total('Opening balance')?.at(-1)).toBe(0);
    expect(total('Closing balance')?.at(-1)).toBe(99_990);
    expect(total('Money in and out')).toEqual([4, 100_003, -13, 99_990]);
    expect(total('Order')).toEqual([2, 0, -13, -13]);
    expect(total('Refund')).toEqual([1, 3, 0, 3]);
    expect(total('Packaging')).toEqual([1, 0, -0.66, -0.66]);
    expect(entries?.rows.slice(1).map((row) => row[6])).toEqual([100_000, -12.34, -0.66, 3]);
    expect((await send(transactionsCalls.statement, { month: '2026-13', format: 'pdf' }, token)).status).toBe(422);
  });

  it('shows the brand’s logo, issuer and contact, and of a month that is not over the balance of now and what is held of it', async () => {
    const admin = await make.aStaff();
    const brand = (await send(brandsDeskCalls.deskList, {}, admin.token)).content.list[0];
    if (!brand) throw new Error('no brand');
    const { logo_url: _logo, favicon_url: _favicon, ...input } = brand;
    const issuer = {
      issuer_name: 'Harbourline (HK) Limited',
      issuer_address: 'Unit 1204, 25 Harbour Road, Hong Kong',
      issuer_registration: 'Company no. 1234567',
      billing_email: 'billing@harbourline.example',
    };
    const saved = await send(brandsDeskCalls.deskSave, { ...input, host: input.host ?? '', ...issuer }, admin.token);
    expect(saved.content).toMatchObject(issuer);
    const bad = await send(brandsDeskCalls.deskSave, { ...input, host: '', ...issuer, billing_email: 'nobody' }, admin.token);
    expect(bad.content).toMatchObject({ fields: [{ path: 'billing_email' }] });
    const { customer_id, token } = await make.aMerchant();
    const facts = { original_currency: 'NOK', original_amount: '20000.00', rate: '0.0931', rate_source: 'bank' };
    await inTransaction((ctx) =>
      creditMoney(ctx, customer_id, topUp('T-1'), [{ key: 'c', billType: 'top_up', feeType: 'top_up', amount: cents(186_200), facts }]),
    );
    const remark = { country: 'NO', remark: '台灯 Łódź' };
    await inTransaction((ctx) => chargeMoney(ctx, customer_id, order('SO-1'), [{ ...fee('f', 2000), facts: remark }]));
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    const [page] = await pagesOf(token, month);
    for (const part of [
      ...Object.values(issuer).slice(0, 2),
      'Company no. 1234567 · billing@harbourline.example',
      'Top-up 20,000.00 NOK at 0.0931',
    ])
      expect(page?.text).toContain(part);
    const words = page?.text.replaceAll('\n', '') ?? '';
    expect(words).toContain('Order to Norway · 台灯 Łódź');
    expect(words).toContain('Please tell us about differences within 30 days: billing@harbourline.example.');
    expect(words).not.toContain('Closing balance');
    expect(words).not.toContain('held for');
    await inTransaction((ctx) => holdMoney(ctx, customer_id, order('SO-2'), cents(1_234)));
    expect(await wordsOf(token, month)).toMatch(/On \d+ \w{3} \d{4}, \d\d:\d\d, 12\.34 USD of this balance were held for one document\./);
    await inTransaction((ctx) => holdMoney(ctx, customer_id, order('SO-3'), cents(123_456)));
    expect(await wordsOf(token, month)).toContain('1,246.90 USD of this balance were held for 2 documents.');
    expect(await wordsOf(token, month, 'zh-cn')).toContain('上述余额中有 1,246.90 USD 因 2 个单据而冻结。');
    const [summary] = await sheetsOf(token, month);
    expect(summary?.rows.find((row) => row[1] === 'Balance now')?.at(-1)).toBe(1842);
    expect(summary?.rows.find((row) => row[1] === 'Of it held for documents')?.slice(2)).toEqual([2, null, null, 1246.9]);
    // What was held at the end of an earlier month is not kept, so that statement does not say it.
    expect(await wordsOf(token, '2025-01')).not.toContain('held for');
    const pdf = await statement(token, month, 'pdf');
    expect(pdf.includes('/Subtype /Image')).toBe(true);
  });

  it('of a month without entries says so and has both balances', async () => {
    const { token } = await aLedger([{ at: '2026-08-02T00:00:00Z', amount: 10, bill: 'top_up', fee: 'top_up' }]);
    const [page] = await pagesOf(token, '2026-09');
    expect(page?.text).toContain('No entries in this period');
    expect(rowsOf(page ?? (undefined as never)).filter((row) => row.at(-1) === '10.00').length).toBeGreaterThanOrEqual(2);
    const [summary, entries] = await sheetsOf(token, '2026-09');
    expect(entries?.rows).toHaveLength(1);
    expect(summary?.rows.find((row) => row[1] === 'Closing balance')?.at(-1)).toBe(10);
  });
});
