import { describe, expect, it } from 'vitest';
import { additionTo, sameAddresses, splitAddresses } from './split-addresses.ts';

describe('addresses typed or pasted', () => {
  it('takes commas, semicolons, spaces and lines apart, in either script', () => {
    expect(splitAddresses(' a@x.test, b@x.test；c@x.test\r\n\r\nd@x.test、e@x.test\tf@x.test ')).toHaveLength(6);
    expect(splitAddresses(' \n ,')).toEqual([]);
  });

  it('adds nothing twice, whatever its case', () => {
    expect(additionTo(['a@x.test'], ['A@x.test', 'b@x.test', 'B@X.test'])).toEqual({ added: ['b@x.test'], leftOut: [] });
  });

  it('WARN-04 adds no more than ten and says which are left out', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `n${index}@x.test`);
    expect(additionTo(nine, ['a@x.test', 'b@x.test', 'c@x.test'])).toEqual({ added: ['a@x.test'], leftOut: ['b@x.test', 'c@x.test'] });
  });

  it('compares lists as they will be kept', () => {
    expect(sameAddresses([' A@x.test '], ['a@x.test'])).toBe(true);
    expect(sameAddresses(['a@x.test'], ['a@x.test', 'b@x.test'])).toBe(false);
  });
});
