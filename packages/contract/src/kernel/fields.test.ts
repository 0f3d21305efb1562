import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldError, fieldErrors } from './fields.ts';
import { Email, Flag, Remark, codeText, decimalText, listInput } from './shapes.ts';

const faults = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? [] : fieldErrors(read.error, value).map(({ path, code }) => `${path}:${code}`);
};

describe('field faults', () => {
  const Order = z.strictObject({
    no: codeText(5),
    count: z.int().min(1),
    flag: Flag,
    mail: Email,
    lines: z.array(z.object({ sku: z.string().min(1) })).min(1),
  });

  it('come all at once, each in its own words', () => {
    expect(faults(Order, { no: 'a<b', count: 1.5, flag: 7, mail: 'x', lines: [{ sku: '' }, {}], surplus: 1 })).toEqual([
      'no:special_symbols',
      'count:not_whole',
      'flag:wrong_choice',
      'mail:email',
      'lines.0.sku:required',
      'lines.1.sku:required',
      'surplus:unknown_field',
    ]);
  });

  it('tell what is missing from what is wrong', () => {
    expect(faults(Order, {})).toEqual(['no:required', 'count:required', 'flag:required', 'mail:required', 'lines:required']);
    expect(faults(Order, { no: 1, count: 'x', flag: 'y', mail: 2, lines: 3 })).toEqual([
      'no:wrong_type',
      'count:wrong_type',
      'flag:wrong_choice',
      'mail:wrong_type',
      'lines:wrong_type',
    ]);
  });

  it('refuse angle brackets and control characters in codes, and in codes only', () => {
    expect(faults(codeText(20), 'SKU <1>')).toEqual([':special_symbols']);
    expect(faults(codeText(20), 'SKU\u0007')).toEqual([':special_symbols']);
    expect(faults(codeText(20), "A-1.2_3 #/'")).toEqual([]);
  });

  it('LIMIT-03 refuse a remark of more than 500 characters', () => {
    expect(faults(Remark, 'x'.repeat(500))).toEqual([]);
    expect(faults(Remark, 'x'.repeat(501))).toEqual([':over_500']);
  });

  it('name what is wrong with a number: its form, its size, its decimals', () => {
    const told = (text: string) => fieldErrors(decimalText(3, 2).safeParse(text).error ?? new z.ZodError([]), text)[0];
    expect(told('1e3')).toMatchObject({ code: 'decimal' });
    expect(told('1234.5')).toMatchObject({ code: 'too_big', params: { max: '999.99' } });
    expect(told('1.005')).toMatchObject({ code: 'decimals', params: { digits: 2 } });
    expect(['0', '999.99', '7.5'].map(told)).toEqual([undefined, undefined, undefined]);
  });

  it('carry the code a schema names', () => {
    expect(faults(z.string().regex(/^a/, fieldError('duplicate')), 'b')).toEqual([':duplicate']);
  });
});

describe('the input of a list', () => {
  const Input = listInput(['name', 'id'], { q: z.string().optional() });

  it('starts on page one, twenty rows, newest first', () => {
    expect(Input.parse({})).toEqual({ page: 1, limit: 20, sort: 'name', order: 'desc' });
  });

  it('cannot be paged past where it is counted, nor sorted by what is not offered', () => {
    expect(faults(Input, { page: 1001 })).toEqual(['page:too_big']);
    expect(faults(Input, { page: 0, sort: 'password' })).toEqual(['page:too_small', 'sort:wrong_choice']);
  });
});
