import { describe, expect, it } from 'vitest';
import { compareQuotes, type ExpectedMethod, type ExpectedQuote } from './compare-quotes.ts';
import { inputOf, plainTariff, withMethod, withZoneFee } from './quote-test-kit.ts';
import { compileTariff, quote } from './quote.ts';

const got = quote(compileTariff({ ...plainTariff, ...withZoneFee({ registration: '1.00' }) }), inputOf());
const refused = quote(compileTariff({ ...plainTariff, ...withMethod({ last_day: '2026-01-01' }) }), inputOf());
const [method] = got.methods;
const expectMethod = (changes: Partial<ExpectedMethod>): ExpectedQuote => ({
  ...got,
  methods: [{ method: 'M', offered: true, ...method, ...changes }],
});

describe('comparing a quote with the expected one', () => {
  it('finds nothing in the quote itself, and does not compare what is not given', () => {
    expect(compareQuotes(got, got)).toEqual([]);
    expect(compareQuotes({ errors: [], methods: [{ method: 'M', offered: true }] }, got)).toEqual([]);
  });

  it.each<[string, ExpectedQuote, object[]]>([
    ['a warning', { ...got, warnings: ['DECLARED_DATA'] }, [{ what: 'warnings', expected: 'DECLARED_DATA', got: 'none' }]],
    ['an error', { ...got, errors: [{ code: 'NO_LINES', path: 'lines' }] }, [{ what: 'errors', expected: 'NO_LINES lines', got: 'none' }]],
    ['a weight of the parcel', { ...got, parcel: { actual_g: 501 } }, [{ what: 'parcel actual_g', expected: '501', got: '500' }]],
    ['a method that is missing', { ...got, methods: [] }, [{ what: 'methods', expected: 'none', got: 'M' }]],
    ['a total', expectMethod({ total: '11.01' }), [{ what: 'M total', expected: '11.01', got: '11.00' }]],
    ['volume where there is none', expectMethod({ volumetric_g: 1 }), [{ what: 'M volumetric_g', expected: '1', got: 'none' }]],
    [
      'an item too many',
      expectMethod({ items: [{ code: 'basic_shipping', amount: '10.00' }] }),
      [
        { what: 'M items', expected: 'basic_shipping', got: 'basic_shipping, registration' },
        { what: 'M registration', expected: 'none', got: '1.00' },
      ],
    ],
    [
      'a tax',
      expectMethod({ taxes: [{ kind: 'vat', mode: 'charged', due: '1.00' }] }),
      [{ what: 'M taxes', expected: 'vat charged 1.00', got: 'none' }],
    ],
    ['a method that should not be offered', expectMethod({ offered: false }), [{ what: 'M offered', expected: 'false', got: 'true' }]],
  ])('names %s', (_, expected, differences) => {
    expect(compareQuotes(expected, got)).toEqual(differences);
  });

  it('names another reason', () => {
    const reasons = [{ code: 'NO_PRICE' }];
    const expected = { ...refused, methods: [{ method: 'M', offered: false, reasons }] };
    expect(compareQuotes(expected, refused)).toEqual([{ what: 'M reasons', expected: 'NO_PRICE', got: 'METHOD_CLOSED' }]);
  });
});
