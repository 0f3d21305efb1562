import { expect, it } from 'vitest';
import { inputOf, plainTariff } from './quote-test-kit.ts';
import { compileTariff, quote } from './quote.ts';

it('one method alone is priced as it is among all, and an unknown one not at all', () => {
  const [first] = plainTariff.methods;
  const two = compileTariff({ ...plainTariff, methods: [...plainTariff.methods, ...(first ? [{ ...first, method: 'N' }] : [])] });
  const all = quote(two, inputOf());
  expect(all.methods.map(({ method }) => method)).toEqual(['M', 'N']);
  for (const at of [0, 1]) {
    const only = all.methods[at]?.method ?? '';
    expect(quote(two, inputOf(), only)).toEqual({ ...all, methods: [all.methods[at]] });
  }
  expect(quote(two, inputOf(), 'O').methods).toEqual([]);
});
