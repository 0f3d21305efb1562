import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre';
import { exportInventoryJob } from '../../packages/contract/src/inventory/inventory.jobs.ts';
import { importTemplates } from '../../packages/contract/src/imports/import-columns.ts';
import { text } from '../../packages/i18n/src/texts.ts';
import { checkRows, rowsFrom } from '../../apps/server/src/areas/imports/import-checking.ts';
import { importKinds } from '../../apps/server/src/areas/imports/import-kinds.ts';
import { barsOf } from '../../apps/server/src/kernel/labels/bars.ts';
import { pdfFonts } from '../../apps/server/src/kernel/pdf/fonts.ts';
import { labelPdf } from '../../apps/server/src/kernel/labels/label-pdf.ts';
import { layoutLabel } from '../../apps/server/src/kernel/labels/layout.ts';
import { MARK_SHEET } from '../../apps/server/src/kernel/sheets/sheet-content.ts';
import { readSheet } from '../../apps/server/src/kernel/sheets/read-sheet.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { JobGiven, JobTold } from '../job-process.ts';
import { median, timed } from '../statistics.ts';
import { addMerchants, depsFor, type World } from '../world.ts';
import { fillGoods } from './fill-goods.ts';

const ROWS = 5000;
const LABELS = 1000;
const ROUNDS = 3;

/** Importing a workbook of five thousand products, from the file to the tables, against only reading the file. */
export async function goodsImport(world: World): Promise<Figure[]> {
  const database = await world.database();
  const { customer_id } = await addMerchants(database);
  const { deps, end } = depsFor(database);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-import-'));
  const path = join(folder, 'products.xlsx');
  const importer = { customerId: customer_id, skuScope: null };
  const times = { whole: [] as number[], parse: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(path, await workbook(round));
      times.parse.push(await timed(() => readSheet(path, 'xlsx', ROWS)));
      times.whole.push(await timed(() => takeOver()));
    }
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
  const [whole, parse] = [median(times.whole), median(times.parse)];
  return [
    {
      name: `Import of ${ROWS.toLocaleString('en')} rows: read, check, write`,
      ours: ms(whole),
      baseline: `${ms(parse)} reading the file alone`,
      ratio: whole / parse,
      bar: { most: 3 },
    },
    { name: 'The same, against ten seconds', ours: ms(whole), baseline: '10 s', ratio: whole / 10_000, bar: { most: 1 } },
  ];

  async function takeOver(): Promise<void> {
    const rows = rowsFrom('products', await readSheet(path, 'xlsx', ROWS));
    await asSystem(database, async (tx) => {
      const ctx = systemCtx(deps, tx);
      const checked = await checkRows(ctx, importer, 'products', 'create', rows);
      if (checked.some(({ state }) => state !== 'good')) throw new Error('the workbook of the bench has faults');
      await importKinds.products.apply(ctx, importer, 'create', checked);
    });
  }
}

async function workbook(round: number): Promise<Uint8Array> {
  const { columns, version } = importTemplates.products;
  const words: Record<string, string | number> = {
    product_name: 'Desk lamp',
    name_cn: '台灯 暖光',
    name_en: 'Desk lamp with a warm light',
    declared_value: 12.5,
    property: 'General goods',
    hs_code: '940520',
    weight_g: 850,
    color: 'white',
    size: '30 × 20 × 10',
    length_cm: 30,
    width_cm: 20,
    height_cm: 10,
    material_en: 'Steel and glass',
    material_cn: '钢和玻璃',
    purpose_en: 'Lighting',
    purpose_cn: '照明',
    brand: 'Lumen & Oak',
    category: 'Lighting',
    origin_country: 'CN',
    warning_quantity: 10,
    scan_serial: 'no',
  };
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const sku = `R${round}-${index}`;
    return columns.map(({ key }) =>
      key === 'sku' ? sku : key === 'barcode' ? `B${sku}` : key === 'alias' ? `${sku} alias` : (words[key] ?? null),
    );
  });
  const header = columns.map(({ key }) => text('en', 'importColumns', `products.${key}` as never));
  return writeXlsx({
    sheets: [
      { name: 'Sheet1', rows: [header, ...rows] },
      { name: MARK_SHEET, rows: [['products', version]] },
    ],
  });
}

/** A thousand labels with Chinese names as a PDF, against computing the bars alone. */
export async function labels(): Promise<Figure[]> {
  const fonts = await pdfFonts();
  const paper = { width_mm: 60, height_mm: 40, dpi: 203 } as const;
  const codes = Array.from({ length: LABELS }, (_, index) => `SKU-${String(index).padStart(8, '0')}`);
  const times = { pdf: [] as number[], bars: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.bars.push(await timed(async () => void codes.map((code) => barsOf(code, 480, paper.dpi))));
    times.pdf.push(await timed(() => drain(print())));
  }
  const [pdf, bars] = [median(times.pdf), median(times.bars)];
  return [
    { name: `${LABELS.toLocaleString('en')} labels as a PDF`, ours: ms(pdf), baseline: `${ms(bars)} their bars alone`, ratio: pdf / bars },
  ];

  function print() {
    const lines = codes.flatMap((code) => {
      const layout = layoutLabel(
        fonts,
        { sku: code, barcode: code, names: ['台灯 暖光 可调节', 'Desk lamp'], note: '', origin: '' },
        paper,
      );
      return layout === null ? [] : [{ layout, copies: 1 }];
    });
    return labelPdf(fonts, lines, { ...paper, paper: 'roll' }, 'labels.pdf');
  }
}

async function drain(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream);
}

/** Peak memory of an export, against one with a tenth of the rows: it must not grow with them. */
export async function exportMemory(world: World): Promise<Figure[]> {
  const [few, many] = [10_000, 100_000];
  const database = await world.database();
  const { customer_id, account_id, token } = await addMerchants(database);
  await fillGoods(database.url, { customer_id, account_id, token }, { skus: many, lines: many });
  const peak = async (rows: number) => {
    // The small run is limited to SKUs with this prefix.
    const filters = rows < many ? { keyword: `sku-00${'0'.repeat(7 - 2 - String(rows).length + 1)}` } : {};
    const payload = { customer_id, account_id: null, skus: null, language: 'en', filters };
    const given: JobGiven = { url: database.url, name: exportInventoryJob.name, payload };
    const { told, end } = await child<JobTold>('job-process.ts', given);
    await end();
    return told.peakMb;
  };
  const [small, large] = [await peak(few), await peak(many)];
  return [
    {
      name: `Export of ${many.toLocaleString('en')} rows, memory at its highest`,
      ours: `${Math.round(large)} MB`,
      baseline: `${Math.round(small)} MB at ${few.toLocaleString('en')} rows`,
      ratio: large / small,
      bar: { most: 1.3 },
    },
  ];
}
