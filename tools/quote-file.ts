import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { compareQuotes, type QuoteDifference } from '../packages/domain/src/quotes/compare-quotes.ts';
import { compileTariff, quote } from '../packages/domain/src/quotes/quote.ts';
import { faultsOf } from '../packages/domain/src/quotes/tariff-faults.ts';
import type { Tariff } from '../packages/domain/src/quotes/tariff.ts';

const usd = z.string().regex(/^\d+(\.\d{1,4})?$/, 'an amount like "12.00"');
const cm = z.string().regex(/^\d+(\.\d{1,2})?$/, 'a length like "20.00"');
const count = z.number().int().min(0);
const consumable = z.object({ unit_price_usd: usd, chargeable: z.boolean(), weight_g: count });
const line = z.object({
  sku: z.string(),
  quantity: count,
  unit_price_usd: usd,
  hs_code: z.string(),
  attributes: z.array(z.string()),
  weight_g: count,
  length_cm: cm.nullable(),
  width_cm: cm.nullable(),
  height_cm: cm.nullable(),
  measured: z.boolean(),
  consumables: z.array(consumable.extend({ per_unit: count })),
});
const input = z.object({
  at: z.string(),
  warehouse: z.string(),
  price_group: z.string(),
  destination: z.object({ country: z.string(), postal_code: z.string(), address_type: z.string() }),
  lines: z.array(line),
  consumables: z.array(consumable.extend({ quantity: count })),
  services: z.array(z.object({ service: z.string(), quantity: z.number() })),
  tax: z.object({ vat: z.string(), ioss: z.string(), gst: z.string(), icms: z.string() }),
  platform_payment: z.boolean(),
  recipient_day_value_usd: usd,
  parcel: z.object({ weight_g: count, length_cm: cm, width_cm: cm, height_cm: cm }).nullable(),
});
const method = z.object({
  method: z.string(),
  offered: z.boolean(),
  zone: z.string().optional(),
  volumetric_g: z.number().nullish(),
  billable_g: z.number().optional(),
  chargeable_g: z.number().optional(),
  items: z.array(z.object({ code: z.string(), amount: z.string() })).optional(),
  reasons: z.array(z.object({ code: z.string() })).optional(),
  taxes: z.array(z.object({ kind: z.string(), mode: z.string(), due: z.string() })).optional(),
  estimated_cost: z.string().optional(),
  other_charges: z.string().optional(),
  total: z.string().optional(),
});
const expected = z.object({
  errors: z.array(z.object({ code: z.string(), path: z.string().optional() })),
  warnings: z.array(z.string()).optional(),
  currency: z.string().optional(),
  tariff_version: z.string().optional(),
  day: z.string().optional(),
  expires_at: z.string().optional(),
  parcel: z.record(z.string(), z.unknown()).optional(),
  methods: z.array(method),
});
const change = z.object({
  sheet: z.string(),
  at: count.optional(),
  row: z.unknown().optional(),
  add: z.unknown().optional(),
  remove: count.optional(),
});
const quoteFile = z.object({
  tariff: z.record(z.string(), z.unknown()),
  examples: z.array(z.object({ id: z.string(), input, expected })),
  tariff_faults: z.array(z.object({ id: z.string(), changes: z.array(change), expected: z.string() })).default([]),
});
type QuoteFile = z.infer<typeof quoteFile>;

export type QuoteFileResult = {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly accepted: number;
};

/** Recomputes every quote of a file of the form of quote-examples.json. Throws a `StartError` when it has another form. */
export function checkQuoteFile(path: string): QuoteFileResult {
  const file = readQuoteFile(path);
  const lines = faultsOf(file.tariff).map(({ code, where }) => `tariff: fault ${code}, ${where}`);
  const price = openTariff(file.tariff);
  let failed = 0;
  for (const example of file.examples) {
    const differences = price(example);
    if (differences.length > 0) failed++;
    lines.push(...differences.map(({ what, expected, got }) => `${example.id} ${what}: expected ${expected}, got ${got}`));
  }
  const missed = file.tariff_faults.filter(
    ({ changes, expected }) => !faultsOf(changed(file.tariff, changes)).some(({ code }) => code === expected),
  );
  lines.push(...missed.map(({ id, expected }) => `${id} tariff fault: expected ${expected}, got none`));
  if (file.tariff_faults.length > 0)
    lines.push(`${file.tariff_faults.length - missed.length} faulty tariffs refused, ${missed.length} accepted`);
  return { lines, passed: file.examples.length - failed, failed, accepted: missed.length };
}

function readQuoteFile(path: string): QuoteFile {
  const content: unknown = parseJson(path, readText(path));
  const parsed = quoteFile.safeParse(content);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new StartError(`${path} does not have the form of quote-examples.json:\n${places.join('\n')}`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${path} cannot be read.`);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function openTariff(content: QuoteFile['tariff']): (example: QuoteFile['examples'][number]) => QuoteDifference[] {
  try {
    const compiled = compileTariff(content as unknown as Tariff); // its faults are printed; what cannot be compiled is refused below
    return ({ input, expected }) => {
      try {
        return compareQuotes(expected, quote(compiled, input));
      } catch (error) {
        return [{ what: 'quote', expected: 'a quote', got: error instanceof Error ? error.message : String(error) }];
      }
    };
  } catch (error) {
    const faults = faultsOf(content).map(({ code, where }) => `  ${code}, ${where}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The tariff cannot be used: ${reason}\n${faults.slice(0, 20).join('\n')}`);
  }
}

/** The tariff with rows replaced, added or removed. */
function changed(tariff: QuoteFile['tariff'], changes: QuoteFile['tariff_faults'][number]['changes']): QuoteFile['tariff'] {
  const copy: Record<string, unknown> = { ...tariff };
  for (const { sheet, at, row, add, remove } of changes) {
    const rows: unknown[] = Array.isArray(copy[sheet]) ? [...copy[sheet]] : [];
    if (remove !== undefined) rows.splice(remove, 1);
    else if (at !== undefined) rows[at] = row;
    else rows.push(add);
    copy[sheet] = rows;
  }
  return copy;
}
