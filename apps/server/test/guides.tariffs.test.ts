import { describe, expect, it } from 'vitest';
import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import { dayOf } from '#server/kernel/days.ts';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const { tariffs } = guidesCalls;
const { deskTariffs, deskTariffHistory, deskSaveTariff, deskConfirmTariff } = guidesDeskCalls;
const merchant = await make.aMerchant();
const staff = await make.aStaff('finance');
const read = async (headers = {}) => (await send(tariffs, {}, merchant.token, headers)).content.list;
const rule = {
  country: 'DE',
  threshold: '10.50',
  currency: 'EUR',
  rule_en: 'A rule',
  rule_cn: '规则',
  valid_from: '2026-01-01',
  valid_to: null,
  source: 'A law',
  confidence: 'high',
} as const;

describe('the tariff reference', () => {
  it('HELP-06 TAX-02 TAX-03 D-107 has the EU notes with dates, source, confidence and the day of the check, and what replaced them', async () => {
    const eu = (await read()).filter(({ country }) => country === 'EU');
    const about = (part: string) => eu.find(({ rule: words }) => words.includes(part));
    expect(about('22 EUR is gone')).toMatchObject({ valid_from: '2021-07-01', valid_to: null, threshold: '0.00', confidence: 'high' });
    expect(about('IOSS number (DDP)')).toMatchObject({ threshold: '150.00', currency: 'EUR', valid_from: '2021-07-01' });
    expect(about('Duty relief for parcels up to 150 EUR')).toMatchObject({ valid_to: '2026-06-30' });
    expect(about('flat customs duty of 3 EUR')).toMatchObject({ valid_from: '2026-07-01', source: expect.stringContaining('2026/382') });
    for (const note of eu) expect(note.checked_on).toBe('2026-11-15');
    expect((await read()).length).toBe(38);
  });

  it('HELP-06 is read in the reader’s language', async () => {
    expect((await read({ lang: 'zh-cn' })).some(({ rule: words }) => words.includes('22 欧元以下免增值税'))).toBe(true);
  });

  it('a change is a new row with its author; the old one keeps its words in the history and merchants see the new one only', async () => {
    const first = (await send(deskSaveTariff, rule, staff.token)).content;
    expect(first).toMatchObject({ thread_id: first.note_id, checked_on: dayOf(new Date()), checked_by: expect.stringContaining('Staff') });
    const second = (await send(deskSaveTariff, { ...rule, note_id: first.note_id, threshold: '12', rule_en: 'Another rule' }, staff.token))
      .content;
    expect(second).toMatchObject({ thread_id: first.thread_id, threshold: '12.00', replaced_at: null });
    const history = (await send(deskTariffHistory, { thread_id: first.thread_id }, staff.token)).content.list;
    expect(history.map(({ rule_en, replaced_at }) => [rule_en, replaced_at === null])).toEqual([
      ['Another rule', true],
      ['A rule', false],
    ]);
    expect((await read()).filter(({ country }) => country === 'DE').map(({ rule: words }) => words)).toEqual(['Another rule']);
  });

  it('of two changes at once one wins; a replaced row is neither changed nor confirmed', async () => {
    const { note_id } = (await send(deskSaveTariff, { ...rule, country: 'NL' }, staff.token)).content;
    const saves = await Promise.all(
      [1, 2, 3].map((n) => send(deskSaveTariff, { ...rule, country: 'NL', note_id, source: `Law ${n}` }, staff.token)),
    );
    expect(saves.map(({ error_code }) => error_code).toSorted((a, b) => a - b)).toEqual([0, 1013, 1013]);
    expect((await send(deskConfirmTariff, { note_id }, staff.token)).error_code).toBe(1013);
    expect((await read()).filter(({ country }) => country === 'NL').length).toBe(1);
  });

  it('HELP-06 staff confirm a row: it says who checked it and that it was today', async () => {
    const note = (await send(deskTariffs, {}, staff.token)).content.list.find(({ country }) => country === 'AE');
    expect(note).toMatchObject({ checked_by: null, checked_on: '2026-11-15' });
    const { content } = await send(deskConfirmTariff, { note_id: note?.note_id ?? 0 }, staff.token);
    expect(content).toMatchObject({ checked_by: expect.stringContaining('Staff'), checked_on: dayOf(new Date()), rule_en: note?.rule_en });
  });

  it('says all errors at once: an unknown country, no source, a period that ends before it begins', async () => {
    const bad = { ...rule, country: 'XX', valid_to: '2025-12-31', source: ' ' };
    const { content, error_code } = await send(deskSaveTariff, bad, staff.token);
    expect(error_code).toBe(1001);
    const paths = (content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['country', 'source', 'valid_to']);
    expect((await send(deskConfirmTariff, { note_id: 999_999 }, staff.token)).status).toBe(404);
  });

  it('needs the permission at the desk', async () => {
    const clerk = await make.aStaff('warehouse_clerk');
    expect((await send(deskTariffs, {}, clerk.token)).error_code).toBe(1003);
    expect((await send(deskConfirmTariff, { note_id: 1001 }, clerk.token)).error_code).toBe(1003);
  });
});
