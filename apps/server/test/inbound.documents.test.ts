import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { codeInNumber } from '@quayside/domain/inbound/inbound-rules';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { aBox, inboundKit, nextWeekday } from './kit/inbound.ts';
import { importKit } from './kit/imports.ts';
import { pdfPages, scan, type Page } from './kit/pdf-pages.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { app, make, send, work } = kit;
const { aShop, aDraft } = inboundKit(kit);
const { result } = importKit(kit);
const { printMarks, packingList, productList } = inboundCalls;
work();
const errorsOf = (answer: { content: unknown }) =>
  (answer.content as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`); // a refusal's content

const shop = await aShop();
const { token, customer_id } = shop;
const mug = await make.aProduct(customer_id, { sku: 'MH-MUG-TER', product_name: '陶土马克杯 300 ml', barcode: '4006381333931' });
const lamp = await make.aProduct(customer_id, { sku: 'MH-LAMP-02', product_name: 'Desk lamp sage' });
const many = await make.someProducts(customer_id, 6, (at) => ({
  sku: `MANY-${at}`,
  product_name: `A product with a rather long name, number ${at}`,
}));
const lines = [
  { product_id: mug.product_id, quantity: 36 },
  { product_id: lamp.product_id, quantity: 8 },
  ...many.map(({ product_id }) => ({ product_id, quantity: 1 })),
];
const draft = await aDraft(token, mug.product_id, {
  lines,
  packing_method: 'mixed',
  boxes: [
    aBox(mug.product_id, 14, { count: 2, weight_kg: '14.6' }),
    { ...aBox(mug.product_id, 8), items: [mug, lamp].map(({ product_id }) => ({ product_id, quantity: 8 })) },
    { count: 1, items: many.map(({ product_id }) => ({ product_id, quantity: 1 })) },
  ],
});
const { inbound_id, inbound_no } = draft;
const code = codeInNumber(inbound_no);

async function marks(paper: { width_mm: number; height_mm: number }, more: { box_nos?: number[] } = {}, who = token): Promise<Buffer> {
  const { content, status } = await send(printMarks, { inbound_id, ...paper, ...more }, who);
  expect(status).toBe(200);
  return result(content.job_id, who);
}
async function file(path: string, payload: object, who = token, lang = 'en') {
  const answer = await app.inject({ method: 'POST', url: path, payload, headers: { token: who, lang } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
/** From the first to the last black dot of the line through the middle of the bars, in mm. */
function barsWidth(page: Page | undefined): number {
  if (!page) return 0;
  const { data, width } = page.pixels;
  const mark = page.items.find(({ text }) => text.startsWith('BX-'));
  const row = Math.round((((mark?.y_mm ?? 0) - 15) / 25.4) * 203);
  const dark = Array.from({ length: width }, (_, x) => x).filter((x) => data[(row * width + x) * 4] === 0);
  return (((dark.at(-1) ?? 0) - (dark[0] ?? 0)) / 203) * 25.4;
}
const textOf = (pages: { text: string }[]) => pages.map(({ text }) => text).join('\n');

describe('carton marks', () => {
  it.each([
    [100, 150],
    [100, 100],
    [210, 297],
  ])('INB-09 prints %i × %i mm at true size: one page a box, its barcode read back at 203 dpi', async (width_mm, height_mm) => {
    const pages = await pdfPages(await marks({ width_mm, height_mm }), 203);
    expect(pages).toHaveLength(4);
    const codes = [];
    for (const page of pages) {
      expect([page.width_mm, page.height_mm]).toEqual([expect.closeTo(width_mm, 2), expect.closeTo(height_mm, 2)]);
      codes.push(...(await scan(page.pixels)));
    }
    expect(codes).toEqual([1, 2, 3, 4].map((box) => ({ format: 'Code128', text: `BX-${code}-00${box}` })));
    const left = (width_mm - 100) / 2;
    const outside = pages.flatMap(({ items }) => items).filter(({ x_mm, width_mm: wide }) => x_mm < left || x_mm + wide > left + 100);
    expect(outside).toEqual([]);
    // 3 dots, 0.375 mm, a module: 189 modules of the code are 71 mm wide on every paper.
    expect(barsWidth(pages[0])).toBeCloseTo(70.8, 0);
  });

  it('INB-09 says warehouse, box n of m, address, appointment, customer, arrival, weight, size and content in both languages', async () => {
    const [first, , third, last] = await pdfPages(await marks({ width_mm: 100, height_mm: 150 }), 203);
    const text = first?.text.replaceAll('\n', '') ?? '';
    const day = `${nextWeekday(3)} 上午`;
    for (const words of [
      'SZ01',
      '箱号 Box',
      '收货 Ship to',
      inbound_no,
      `C-${customer_id}`,
      day,
      'AM, 09:00–12:00',
      '14.6 kg',
      '60 × 40 × 50 cm',
    ])
      expect(text).toContain(words);
    expect(text).toContain('14 units 件, 1 SKU');
    expect(text).toContain('深圳市宝安区福园二路');
    expect(text).toContain('Fuyuan 2nd Road');
    expect(text).toContain('MH-MUG-TER 陶土马克杯 300 ml');
    expect(text).toContain('1 / 4');
    expect(text).not.toMatch(/quayside/i);
    expect(third?.text).toContain('MH-LAMP-02');
    expect(text).toContain('Harbourline 深圳仓 收货部');
    expect(last?.text.replaceAll('\n', '')).toContain('另有 3 个 SKU + 3 SKU');
  });

  it('prints only the chosen boxes, refuses unknown ones and other sizes, and reports progress', async () => {
    const pages = await pdfPages(await marks({ width_mm: 100, height_mm: 100 }, { box_nos: [3] }), 203);
    expect(await Promise.all(pages.map(({ pixels }) => scan(pixels)))).toEqual([[{ format: 'Code128', text: `BX-${code}-003` }]]);
    expect(errorsOf(await send(printMarks, { inbound_id, width_mm: 100, height_mm: 150, box_nos: [1, 77] }, token))).toEqual([
      'box_nos.1 inbound.no_box',
    ]);
    expect(errorsOf(await send(printMarks, { inbound_id, width_mm: 100, height_mm: 120 }, token))).toEqual(['width_mm inbound.mark_size']);
    const { content } = await send(printMarks, { inbound_id, width_mm: 100, height_mm: 150 }, token);
    await result(content.job_id, token);
    expect((await send(jobsCalls.get, { job_id: content.job_id }, token)).content).toMatchObject({ state: 'done', done: 4, total: 4 });
  });

  it('D-65 a supplier prints the marks of its own boxes only', async () => {
    const supplier = await make.anAccount(customer_id, 'supplier', ['inbound.read', 'inbound.pack'], [mug.sku]);
    const pages = await pdfPages(await marks({ width_mm: 100, height_mm: 150 }, {}, supplier.token), 203);
    expect(pages).toHaveLength(2);
    expect(textOf(pages)).not.toMatch(/LAMP|MANY/);
    const foreign = await send(printMarks, { inbound_id, width_mm: 100, height_mm: 150, box_nos: [3] }, supplier.token);
    expect(errorsOf(foreign)).toEqual(['box_nos.0 inbound.no_box']);
  });

  it('draws the marks of 500 boxes on 500 pages', async () => {
    const big = await aDraft(token, mug.product_id, {
      boxes: [aBox(mug.product_id, 1, { count: 500 })],
      lines: [{ product_id: mug.product_id, quantity: 500 }],
    });
    const { content } = await send(printMarks, { inbound_id: big.inbound_id, width_mm: 100, height_mm: 100 }, token);
    const pdf = await result(content.job_id, token);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
  });
});

describe('lists', () => {
  it('INB-06 the product list has every product with its barcode and quantity', async () => {
    const { sheets } = await readXlsx(await file(productList.path, { inbound_id }));
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['SKU', 'Product name', 'English name', 'Chinese name', 'Barcode', 'Quantity', 'Weight (g)'],
      ['MH-MUG-TER', '陶土马克杯 300 ml', 'Thing', '东西', '4006381333931', 36, 100],
    ]);
    expect(sheets[0]?.rows).toHaveLength(9);
  });

  it('INB-09 the packing list as a workbook has a row for each SKU of each box, in the reader’s language', async () => {
    const { sheets } = await readXlsx(await file(packingList.path, { inbound_id, format: 'xlsx' }, token, 'zh-CN'));
    const [head, ...rows] = sheets[0]?.rows ?? [];
    expect(head).toEqual(['箱号', '箱唛', 'SKU', '商品名称', '数量', '毛重 (kg)', '长 (cm)', '宽 (cm)', '高 (cm)']);
    expect(rows).toHaveLength(10);
    expect(rows[1]).toEqual([2, `BX-${code}-002`, 'MH-MUG-TER', '陶土马克杯 300 ml', 14, 14.6, 60, 40, 50]);
  });

  it('INB-09 the packing list as PDF has equal boxes in one row and the sums', async () => {
    const pages = await pdfPages(await file(packingList.path, { inbound_id }), 100);
    expect(textOf(pages)).toContain(inbound_no);
    expect(textOf(pages)).toContain('4 boxes, 50 units, 8 SKU');
    expect(textOf(pages)).toContain('1–2 (2)');
    expect(textOf(pages)).toContain('Page 1 of 1');
    expect(textOf(pages)).not.toMatch(/quayside/i);
  });

  it('D-65 a supplier’s lists have only its SKUs', async () => {
    const supplier = await make.anAccount(customer_id, 'supplier', ['inbound.read'], [lamp.sku]);
    const products = await readXlsx(await file(productList.path, { inbound_id }, supplier.token));
    expect(products.sheets[0]?.rows.map(([sku]) => sku)).toEqual(['SKU', 'MH-LAMP-02']);
    const packing = await readXlsx(await file(packingList.path, { inbound_id, format: 'xlsx' }, supplier.token));
    expect(packing.sheets[0]?.rows).toHaveLength(1);
  });
});
