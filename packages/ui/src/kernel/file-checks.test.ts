import { describe, expect, it } from 'vitest';
import { imageSuffixes, sheetSuffixes, whyNotImage, whyNotSheet } from './file-checks.ts';

const MB = 1024 * 1024;

describe('files before they are sent', () => {
  it('PROD-22 a picture is a jpeg, png or gif under 5 MB', () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.png', 'a.gif']) expect(whyNotImage({ name, size: 5 * MB - 1 })).toBeNull();
    for (const name of ['a.webp', 'a.svg', 'a.png.exe', 'png']) expect(whyNotImage({ name, size: 1 })).toBe('wrong_type');
    expect(whyNotImage({ name: 'a.png', size: 5 * MB })).toBe('too_large');
    expect(imageSuffixes).toBe('.jpg,.jpeg,.png,.gif');
  });

  it('PROD-23 PROD-24 a workbook is an xls or xlsx with a name of 3 to 64 characters, no larger than the provider allows', () => {
    expect(whyNotSheet({ name: 'my products.XLSX', size: 2 * MB }, 2)).toBeNull();
    expect(whyNotSheet({ name: 'old.xls', size: 99 * MB }, null)).toBeNull();
    for (const name of ['a.csv', 'a.xlsm', 'a.xlsx.exe']) expect(whyNotSheet({ name, size: 1 }, 5)).toBe('wrong_type');
    expect(whyNotSheet({ name: `${'n'.repeat(60)}.xlsx`, size: 1 }, 5)).toBe('bad_name');
    expect(whyNotSheet({ name: 'a.xlsx', size: 2 * MB + 1 }, 2)).toBe('too_large');
    expect(sheetSuffixes).toBe('.xlsx,.xls');
  });
});
