import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { labelSizes } from '@quayside/domain/products/label-rules';
import type { InputOf } from '@quayside/contract/kernel/call';
import { crop, pdfPages, scan, type Page } from './kit/pdf-pages.ts';
import { testApp } from './kit/test-app.ts';
import { unzip } from './kit/unzip.ts';

const { app, make, send } = await testApp();
const { print, barcodes } = productsCalls;
const merchant = await make.aMerchant();
const { customer_id, token } = merchant;
const ean = await make.aProduct(customer_id, {
  sku: 'EAN-LAMP',
  barcode: '4006381333931',
  product_name: '橡木台灯 Łódź',
  name_en: 'Oak lamp',
});
const upc = await make.aProduct(customer_id, { sku: 'UPC-CUP', barcode: '036000291452', product_name: 'Cup' });
const own = await make.aProduct(customer_id, {
  sku: 'ASIN.1',
  barcode: 'B08N5WRWNW-1a',
  product_name: '一个名字非常非常长的产品名称一个名字非常非常长的产品',
});
const all = [ean, upc, own];
const digits = await make.aProduct(customer_id, { sku: 'DIGITS', barcode: '4821337706', product_name: 'Mug' });
const sizes = labelSizes.map(({ width, height }) => [width, height] as const);
/** Modules of the codes above without and of their quiet zones, and the largest module of their symbology. */
const codes = [
  { modules: 95, quiet: 18, maxMm: 0.66 },
  { modules: 95, quiet: 18, maxMm: 0.66 },
  { modules: 178, quiet: 20, maxMm: 1.016 },
  { modules: 90, quiet: 20, maxMm: 1.016 },
];

// A person may print thirty times a minute: two take turns.
const people = [token, (await make.anAccount(customer_id, 'internal', ['products.read'])).token];
let printed = 0;

async function pdf(input: InputOf<typeof print>): Promise<Buffer> {
  const headers = { token: people[printed++ % people.length] ?? token };
  const answer = await app.inject({ method: 'POST', url: print.path, payload: input, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return answer.rawPayload;
}
/** The only page, or the one of that number. */
function pageOf(pages: readonly Page[], at = 0): Page {
  const page = pages[at];
  if (!page) throw new Error(`there is no page ${at}`);
  return page;
}
const once = (products: { product_id: number }[]) => products.map(({ product_id }) => ({ product_id, copies: 1 }));

describe('products.print', () => {
  it.each([
    [50, 30, 203],
    [60, 40, 203],
    [100, 50, 203],
    [50, 30, 300],
    [60, 40, 300],
    [100, 50, 300],
    [37, 21, 300],
  ] as const)(
    'PROD-47 PROD-56 prints labels of %i x %i mm at %i dpi that are that large and can be scanned',
    async (width_mm, height_mm, dpi) => {
      const pages = await pdfPages(await pdf({ lines: once(all), width_mm, height_mm, dpi }), dpi);
      expect(pages).toHaveLength(3);
      const codes = [];
      for (const page of pages) {
        expect([page.width_mm, page.height_mm]).toEqual([expect.closeTo(width_mm, 2), expect.closeTo(height_mm, 2)]);
        codes.push(...(await scan(page.pixels)));
      }
      expect(codes).toEqual([
        { format: 'EAN13', text: '4006381333931' },
        { format: 'UPCA', text: '036000291452' },
        { format: 'Code128', text: 'B08N5WRWNW-1a' },
      ]);
    },
  );

  it('PROD-03 reads what it made itself on the smallest label, 30 x 20 mm', async () => {
    const made = await make.aProduct(customer_id, { sku: 'SMALL', barcode: '2000000000015' });
    const page = pageOf(await pdfPages(await pdf({ lines: once([made]), width_mm: 30, height_mm: 20, dpi: 203 }), 203));
    expect(await scan(page.pixels)).toEqual([{ format: 'EAN13', text: '2000000000015' }]);
  });

  it('writes Chinese, English and letters of either font, and cuts a long name with …', async () => {
    const printed = await pdfPages(await pdf({ lines: once(all), width_mm: 50, height_mm: 30 }), 203);
    expect(pageOf(printed).text.replaceAll('\n', '')).toBe('EAN-LAMP橡木台灯 ŁódźOak lamp4006381333931');
    expect(pageOf(printed, 2).text).toMatch(/^ASIN\.1\n一个名字非常.*…/s);
    const bare = await pdfPages(await pdf({ lines: once([ean]), width_mm: 50, height_mm: 30, show_name: 0 }), 203);
    expect(pageOf(bare).text).toBe('EAN-LAMP\n4006381333931');
  });

  it('can be searched for a letter that was printed before only as a part of another one', async () => {
    const textOf = async (product_name: string) => {
      const product = await make.aProduct(customer_id, { product_name, name_en: 'Lamp' });
      return pageOf(await pdfPages(await pdf({ lines: once([product]), width_mm: 100, height_mm: 50 }), 203)).text;
    };
    // Letters no other test prints: the font is loaded once per process.
    expect(await textOf('Ѝѝ')).toMatch(/\nЍѝ/);
    expect(await textOf('Ии')).toMatch(/\nИи/);
  });

  it.each([
    [50, 30],
    [30, 20],
    [20, 20],
  ])('lets nothing overlap or run out on %i x %i mm', async (width_mm, height_mm) => {
    const long = {
      sku: 'W'.repeat(30),
      product_name: 'Ä字'.repeat(15),
      name_en: 'Very long English name '.repeat(5),
      barcode: '2000000000022',
    };
    const merchant2 = await make.aMerchant();
    const product = await make.aProduct(merchant2.customer_id, long);
    const more = { show_origin: 1 as const, note: 'Batch 2026-11 '.repeat(4).trim() };
    const input = { lines: once([product]), width_mm, height_mm, dpi: 300 as const, ...more };
    const answer = await app.inject({ method: 'POST', url: print.path, payload: input, headers: { token: merchant2.token } });
    const page = pageOf(await pdfPages(answer.rawPayload, 300));
    expectTidy(page);
    expect(await scan(page.pixels)).toEqual([{ format: 'EAN13', text: '2000000000022' }]);
  });

  it('lays labels on sheets of A4, as many as fit, each copy counted', async () => {
    const lines = [
      { product_id: ean.product_id, copies: 30 },
      { product_id: upc.product_id, copies: 7 },
    ];
    const pages = await pdfPages(await pdf({ lines, width_mm: 50, height_mm: 30, dpi: 300, paper: 'a4' }), 300);
    expect(pages.map((page) => [Math.round(page.width_mm), Math.round(page.height_mm)])).toEqual([
      [210, 297],
      [210, 297],
    ]);
    const read: string[] = [];
    for (let at = 0; at < 37; at++) {
      const place = { x: 5 + (at % 4) * 50, y: 5 + Math.floor((at % 36) / 4) * 30, width: 50, height: 30 };
      read.push(...(await scan(crop(pageOf(pages, Math.floor(at / 36)), 300, place))).map((code) => code.text));
    }
    expect(read).toEqual([...Array<string>(30).fill('4006381333931'), ...Array<string>(7).fill('036000291452')]);
    expect(pageOf(pages, 1).text.match(/UPC-CUP/g)).toHaveLength(1);
  });

  it.each(sizes)(
    'PROD-56 draws the bars of %i x %i mm as large as the label and the symbology allow, in whole dots',
    async (width_mm, height_mm) => {
      for (const dpi of [203, 300] as const) {
        const pages = await pdfPages(await pdf({ lines: once([...all, digits]), width_mm, height_mm, dpi }), dpi);
        for (const [index, { modules, quiet, maxMm }] of codes.entries()) {
          const { first, last, narrowest } = barsIn(pageOf(pages, index));
          const [labelDots, code] = [Math.floor((width_mm / 25.4) * dpi), modules + quiet];
          const largest = Math.floor((maxMm / 25.4) * dpi);
          // The whole code is one module wide a whole number of times: nothing was stretched or blurred.
          expect(last - first).toBe(modules * narrowest);
          expect(narrowest).toBe(Math.min(largest, Math.floor(labelDots / code)));
        }
      }
      const page = pageOf(await pdfPages(await pdf({ lines: once([digits]), width_mm, height_mm, dpi: 203 }), 203));
      const { first, last, narrowest } = barsIn(page);
      expect((last - first + 20 * narrowest) / Math.floor((width_mm / 25.4) * 203)).toBeGreaterThanOrEqual(0.8);
      expect(await scan(page.pixels)).toEqual([{ format: 'Code128', text: '4821337706' }]);
    },
  );

  it('writes the SKU larger than anything else, and one name when both say the same', async () => {
    const mug = await make.aProduct(customer_id, {
      sku: 'MUG-1',
      barcode: '4821337707',
      product_name: 'Mug  300 ML',
      name_en: 'mug 300 ml ',
    });
    const [page] = await pdfPages(await pdf({ lines: once([mug]), width_mm: 60, height_mm: 40 }), 203);
    const sizes = new Map(page?.items.map(({ text, height_mm }) => [text, height_mm]));
    expect(page?.text.match(/mug/gi)).toHaveLength(2);
    // 14 pt on 60 x 40 mm.
    expect((sizes.get('MUG-1') ?? 0) / (25.4 / 72)).toBeCloseTo(14.1, 1);
    expect(Math.max(...[...sizes].filter(([text]) => text !== 'MUG-1').map(([, height]) => height))).toBeLessThan(
      (sizes.get('MUG-1') ?? 0) * 0.8,
    );
  });

  it('prints the origin and an own line only when asked, the origin of the product when it is known', async () => {
    const norway = await make.aProduct(customer_id, { sku: 'NO-1', barcode: '4821337708', origin_country: 'NO' });
    const unknown = await make.aProduct(customer_id, { sku: 'XX-1', barcode: '4821337709', origin_country: null });
    const lines = once([norway, unknown]);
    const plain = await pdfPages(await pdf({ lines, width_mm: 60, height_mm: 40 }), 203);
    expect(plain.map(({ text }) => text).join('')).not.toContain('Made in');
    const pages = await pdfPages(await pdf({ lines, width_mm: 60, height_mm: 40, show_origin: 1, note: ' Lot 7 · 批次 ' }), 203);
    expect(pages.map(({ text }) => /Made in .*/.exec(text)?.[0])).toEqual(['Made in Norway', 'Made in China']);
    for (const page of pages) expect(page.text.replaceAll('\n', '')).toContain('Lot 7 · 批次');
    const long = await send(print, { lines, width_mm: 60, height_mm: 40, note: 'x'.repeat(61) }, token);
    expect(long.content).toMatchObject({ fields: [{ path: 'note' }] });
  });

  it('shows the same label as a picture before it is printed', async () => {
    const input = { width_mm: 60, height_mm: 40, dpi: 203 as const };
    const { content } = await send(productsCalls.labelPreview, { product_id: ean.product_id, ...input }, token);
    const page = pageOf(await pdfPages(await pdf({ lines: once([ean]), ...input }), 203));
    const { narrowest } = barsIn(page);
    expect(content.module_mm).toBeCloseTo((narrowest / 203) * 25.4, 2);
    expect(content.bars_mm / 60).toBeGreaterThan(0.8);
    expect(content.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 170\.08 113\.39" width="60mm" height="40mm">/);
    expect(await scan(await rasterOf(content.svg))).toEqual([{ format: 'EAN13', text: '4006381333931' }]);
    const stranger = await make.aMerchant();
    expect((await send(productsCalls.labelPreview, { product_id: ean.product_id, ...input }, stranger.token)).status).toBe(404);
    const tall = await make.aProduct(customer_id, { sku: 'TALL', barcode: 'cD-'.repeat(10) });
    expect((await send(productsCalls.labelPreview, { product_id: tall.product_id, width_mm: 30, height_mm: 20 }, token)).error_code).toBe(
      3004,
    );
  });

  it('refuses more labels than a run holds, sizes out of bounds and a code the label has no room for', async () => {
    const lines = [1, 2, 3].map(() => ({ product_id: ean.product_id, copies: 1000 }));
    expect(await send(print, { lines, width_mm: 50, height_mm: 30 }, token)).toMatchObject({
      status: 422,
      error_code: 3003,
      content: { details: { max: 2000, count: 3000 } },
    });
    expect((await send(print, { lines: once([ean]), width_mm: 19, height_mm: 201 }, token)).content).toMatchObject({
      fields: [
        { path: 'width_mm', msg: 'Between 20 and 200 mm' },
        { path: 'height_mm', msg: 'Between 20 and 200 mm' },
      ],
    });
    const long = await make.aProduct(customer_id, { sku: 'LONG', barcode: 'aB-'.repeat(10) });
    expect(await send(print, { lines: once([long]), width_mm: 30, height_mm: 20 }, token)).toMatchObject({
      status: 422,
      error_code: 3004,
      content: { details: { sku: 'LONG' } },
    });
    const page = pageOf(await pdfPages(await pdf({ lines: once([long]), width_mm: 100, height_mm: 50 }), 203));
    expect(await scan(page.pixels)).toEqual([{ format: 'Code128', text: 'aB-'.repeat(10) }]);
  });

  it('prints a thousand labels and lets others be answered meanwhile', async () => {
    const lines = [{ product_id: ean.product_id, copies: 1000 }];
    const state = { done: false };
    const printing = pdf({ lines, width_mm: 60, height_mm: 40 }).finally(() => (state.done = true));
    let answered = 0;
    while (!state.done) {
      await send(productsCalls.search, {}, token);
      answered++;
    }
    expect(answered).toBeGreaterThan(5);
    expect((await printing).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** The bars on a row of dots through their middle: the first and last black dot, and the narrowest bar. */
function barsIn({ pixels: { data, width, height } }: Page): { first: number; last: number; narrowest: number } {
  const rows = Array.from({ length: height }, (_, y) => {
    const edges: number[] = [];
    for (let x = 0; x <= width; x++) {
      const dark = x < width && data[(y * width + x) * 4] === 0;
      const before = x > 0 && data[(y * width + x - 1) * 4] === 0;
      if (dark !== before) edges.push(x);
    }
    return edges;
  });
  // The row with the most usual pattern is one of bars: text differs from row to row.
  const patterns = Map.groupBy(
    rows.filter((edges) => edges.length > 30),
    (edges) => edges.join(),
  );
  const [edges = []] = [...patterns.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const widths = edges.slice(1).map((x, index) => x - (edges[index] ?? 0));
  return { first: edges[0] ?? 0, last: edges.at(-1) ?? 0, narrowest: Math.min(...widths) };
}

function rasterOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 }).png().toBuffer();
}

/** No texts overlap, and all of them are on the label. */
function expectTidy(page: Page): void {
  const lines = Map.groupBy(page.items, (item) => Math.round(item.y_mm * 100));
  const bottoms = [...lines.keys()].map((key) => key / 100).toSorted((a, b) => a - b);
  for (const item of page.items) {
    expect(item.x_mm).toBeGreaterThanOrEqual(0);
    expect(item.x_mm + item.width_mm).toBeLessThanOrEqual(page.width_mm);
    expect(item.y_mm).toBeLessThan(page.height_mm);
    expect(item.y_mm - item.height_mm).toBeGreaterThan(-0.5);
    const above = bottoms.findLast((bottom) => bottom < item.y_mm - 0.05);
    if (above !== undefined) expect(item.y_mm - above).toBeGreaterThan(item.height_mm * 0.95);
  }
}

describe('products.barcodes', () => {
  it('PROD-04 answers one barcode as a picture that can be scanned, or as SVG', async () => {
    const png = await app.inject({ method: 'POST', url: barcodes.path, payload: { ids: [ean.product_id] }, headers: { token } });
    expect(png.headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': expect.stringContaining('EAN-LAMP.png') });
    expect(await scan(png.rawPayload)).toEqual([{ format: 'EAN13', text: '4006381333931' }]);
    const svg = await app.inject({
      method: 'POST',
      url: barcodes.path,
      payload: { ids: [ean.product_id], format: 'svg' },
      headers: { token },
    });
    expect([svg.headers['content-type'], svg.body.slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
  });

  it('answers several as a zip, each picture named by its SKU', async () => {
    const zip = await app.inject({
      method: 'POST',
      url: barcodes.path,
      payload: { ids: all.map((one) => one.product_id) },
      headers: { token },
    });
    expect(zip.headers['content-type']).toBe('application/zip');
    const read: Record<string, string> = {};
    for (const [name, body] of await unzip(zip.rawPayload)) read[name] = (await scan(body))[0]?.text ?? '';
    expect(read).toEqual({ 'EAN-LAMP.png': '4006381333931', 'UPC-CUP.png': '036000291452', 'ASIN.1.png': 'B08N5WRWNW-1a' });
  });
});
