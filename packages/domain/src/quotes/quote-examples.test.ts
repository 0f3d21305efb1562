import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareQuotes, type ExpectedQuote } from './compare-quotes.ts';
import type { QuoteInput } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';
import type { Tariff } from './tariff.ts';

type Example = { readonly id: string; readonly why: string; readonly input: QuoteInput; readonly expected: ExpectedQuote };
const file = join(import.meta.dirname, 'examples', 'quote-examples.json');
const { tariff, examples }: { tariff: Tariff; examples: Example[] } = JSON.parse(readFileSync(file, 'utf8'));
const compiled = compileTariff(tariff);

describe('worked examples', () => {
  it('has 75 of them', () => {
    expect(examples).toHaveLength(75);
  });

  it.each(examples)('$id: $why', ({ input, expected }) => {
    expect(compareQuotes(expected, quote(compiled, input))).toEqual([]);
  });
});
