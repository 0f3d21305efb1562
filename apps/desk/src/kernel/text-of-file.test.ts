import { describe, expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const bytes = (values: number[]) => Uint8Array.from(values).buffer;

describe('a bank’s file as text', () => {
  it('is read as UTF-8', () => {
    expect(textOfFile(new TextEncoder().encode('日期,金额').buffer)).toBe('日期,金额');
  });

  it('is read as GB 18030 when it is no UTF-8', () => {
    expect(textOfFile(bytes([0xc8, 0xd5, 0xc6, 0xda]))).toBe('日期');
  });
});
