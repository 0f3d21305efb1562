import { expect, it } from 'vitest';
import examples from './examples/quote-examples.json' with { type: 'json' };
import { compileTariff } from './quote.ts';
import type { Tariff } from './tariff.ts';
import { countsRecipientDay } from './taxes.ts';

const tariff = examples.tariff as unknown as Tariff; // the file's own form

it('TAX-03 the recipient’s other orders of the day matter in the EU, and where a tax or a duty of the country sums them', () => {
  const counted = (changed: Tariff) =>
    ['DE', 'SE', 'GB', 'US', 'JP'].filter((country) => countsRecipientDay(compileTariff(changed), country));
  expect(counted(tariff)).toEqual(['DE', 'SE']);
  const summing = <Row extends { rule: string; sum_per_recipient_day: boolean }>(rows: readonly Row[], rule: string) =>
    rows.map((row) => (row.rule === rule ? { ...row, sum_per_recipient_day: true } : row));
  expect(counted({ ...tariff, tax_rules: summing(tariff.tax_rules, 'GB-VAT-HIGH') })).toEqual(['DE', 'SE', 'GB']);
  expect(counted({ ...tariff, duty_rules: summing(tariff.duty_rules, 'US-DUTY') })).toEqual(['DE', 'SE', 'US']);
});
