import { describe, expect, it } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { pdfPages } from './kit/pdf-pages.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { openAccount } = topUpKit(t);
const choice = { method: 'wire_transfer', currency: 'USD' } as const;
const long = 'Example Bank of the Pearl River Delta and the Islands, Hong Kong Branch, 1 Example Road, Central, Hong Kong';

async function aDraft(given: Partial<Record<'account_name' | 'bank' | 'note_en', string>> = {}) {
  await openAccount(choice);
  const facts = {
    account_name: 'Harbourline Ltd',
    bank: long,
    swift: 'EXMPHKHH',
    note_en: 'Choose “OUR” for charges.',
    note_cn: '手续费请选择 OUR。',
    ...given,
  };
  await deps.database.db.updateTable('receiving_accounts').set(facts).where('method', '=', 'wire_transfer').execute();
  const merchant = await make.aMerchant();
  const { reference } = (await send(topUpsCalls.account, choice, merchant.token)).content;
  return { ...merchant, reference };
}
const ask = (reference: string, token: string, lang = 'en') =>
  app.inject({ method: 'POST', url: topUpsCalls.bankPdf.path, payload: { reference }, headers: { token, lang } });

describe('PDF for my bank', () => {
  it('TOP-02 has all a bank asks for on one page: account, currency, reference, payer and note, in either language', async () => {
    const { reference, token, customer_id } = await aDraft();
    const answer = await ask(reference, token);
    expect(answer.headers['content-disposition']).toContain(`payment-${reference}.pdf`);
    const pages = await pdfPages(answer.rawPayload, 36);
    expect(pages).toHaveLength(1);
    const shown = pages[0]?.items.map(({ text }) => text) ?? [];
    for (const part of ['Payment instruction', reference, 'Harbourline Ltd', 'USD-001', 'EXMPHKHH', 'USD', 'Choose “OUR” for charges.'])
      expect(shown).toContain(part);
    expect(pages[0]?.text.replaceAll('\n', ' ')).toContain(long);
    expect(pages[0]?.text).toMatch(/Issued \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d/);
    expect(shown.some((text) => text.endsWith(`customer ${customer_id}`))).toBe(true);
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/quayside|pdfkit/i);
    const chinese = await pdfPages((await ask(reference, token, 'zh-CN')).rawPayload, 36);
    for (const part of ['付款说明', '付款附言：请原样填写', '开户银行', '手续费请选择 OUR。'])
      expect(chinese[0]?.text.replaceAll('\n', '')).toContain(part);
  });

  it('TOP-02 stays with the account of the draft when that was replaced, and belongs to its merchant alone', async () => {
    const { reference, token } = await aDraft();
    const accounts = deps.database.db.updateTable('receiving_accounts').where('method', '=', 'wire_transfer');
    await accounts.set({ account_number: 'USD-999' }).execute();
    const [page] = await pdfPages((await ask(reference, token)).rawPayload, 36);
    expect(page?.text).toContain('USD-001');
    expect(page?.text).not.toContain('USD-999');
    const stranger = await make.aMerchant();
    expect((await ask(reference, stranger.token)).statusCode).toBe(404);
    expect((await ask('', token)).statusCode).toBe(422);
  });

  it('TOP-02 has room for the longest account: words without spaces are broken, nothing leaves the page or meets the footer', async () => {
    const [name, bank, note] = [
      'W'.repeat(120),
      'Ŵ'.repeat(120),
      `${'M'.repeat(300)} ${'Please pay all charges. '.repeat(30)}`.slice(0, 500),
    ];
    const { reference, token } = await aDraft({ account_name: name, bank, note_en: note });
    const pages = await pdfPages((await ask(reference, token)).rawPayload, 36);
    expect(pages).toHaveLength(1);
    const [page] = pages;
    const signs = (text = '') => text.replaceAll(/\s/g, '');
    for (const value of [name, bank, note]) expect(signs(page?.text)).toContain(signs(value));
    expect(Math.max(...(page?.items ?? []).map(({ x_mm, width_mm }) => x_mm + width_mm))).toBeLessThan(194.5);
    const footer = page?.items.find(({ text }) => text.startsWith('Issued'))?.y_mm ?? 0;
    const last = Math.max(...(page?.items ?? []).filter(({ y_mm }) => y_mm < footer - 1).map(({ y_mm }) => y_mm));
    expect(footer - last).toBeGreaterThan(4);
  });
});
