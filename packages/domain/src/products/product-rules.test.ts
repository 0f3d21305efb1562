import { describe, expect, it } from 'vitest';
import { checkDigit, generatedBarcode, symbologyOf } from './barcode-rules.ts';
import { SKU_PATTERN, hasImageSuffix, isChinese, isEnglish, isInScope, volumeM3 } from './product-rules.ts';

describe('barcodes', () => {
  it('PROD-03 are drawn by what they are: EAN-13 and UPC-A with a right check digit, all else as Code 128', () => {
    expect(['4006381333931', '036000291452', '4006381333932', '036000291453', 'B08N5WRWNW', '12345678'].map(symbologyOf)).toEqual([
      'ean13',
      'upca',
      'code128',
      'code128',
      'code128',
      'code128',
    ]);
    expect([checkDigit('400638133393'), checkDigit('03600029145'), checkDigit('000000000000')]).toEqual([1, 2, 0]);
  });

  it('PROD-03 of our own are EAN-13 of the range kept for use inside a company', () => {
    for (const number of [1, 9, 10, 123_456, 99_999_999_999]) {
      const barcode = generatedBarcode(number);
      expect([barcode.length, barcode[0], symbologyOf(barcode)]).toEqual([13, '2', 'ean13']);
    }
  });
});

describe('products', () => {
  it('PROD-11 PROD-12 have SKUs of letters, digits and four signs, with spaces inside only', () => {
    for (const sku of ['A', 'a.b-c_d 9', '.', '-1']) expect(SKU_PATTERN.test(sku), sku).toBe(true);
    for (const sku of ['', ' ', ' a', 'a ', 'a/b', 'ä', '灯', 'a\tb', 'a\n', 'a*']) expect(SKU_PATTERN.test(sku), sku).toBe(false);
  });

  it('PROD-16 PROD-17 have names in Chinese and in English (D-05)', () => {
    expect(['USB 充电线', '灯', 'Lamp', '123', 'ランプ'].map(isChinese)).toEqual([true, true, false, false, false]);
    expect(['Lamp 2', 'Café', '灯', 'Lamp 灯', '123'].map(isEnglish)).toEqual([true, true, false, false, false]);
  });

  it('PROD-38 D-13 have pictures at addresses that end as pictures do', () => {
    for (const url of ['https://a.example/x.jpg', 'http://a.example/x.JPEG?v=1', 'https://a.example/a/b.png#c', 'https://a.example/x.gif'])
      expect(hasImageSuffix(url), url).toBe(true);
    for (const url of ['https://a.example/x.webp', 'https://a.example/?f=x.jpg', 'ftp://a.example/x.jpg', 'x.jpg', 'javascript:x.jpg'])
      expect(hasImageSuffix(url), url).toBe(false);
  });

  it('D-65 are in a scope whatever the case; nothing limits, an empty list allows nothing', () => {
    expect([isInScope('Lamp', ['LAMP ']), isInScope('Lamp', null), isInScope('Lamp', []), isInScope('Lamp', ['Lam'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('PROD-02 have a volume in m³, exact to the cubic centimetre', () => {
    expect(volumeM3('21.00', '15.50', '40.20')).toBe('0.013085');
    expect(volumeM3('100', '100', '100')).toBe('1.000000');
    expect(volumeM3('99999.99', '99999.99', '99999.99')).toBe('999999700.000030');
    expect(volumeM3('0.01', '0.01', '0.01')).toBe('0.000000');
  });
});
