import { writeXlsx } from 'hucre';
import { importTemplates } from '../../packages/contract/src/imports/import-columns.ts';
import { text } from '../../packages/i18n/src/texts.ts';
import { checkRows, rowsFrom } from '../../apps/server/src/areas/imports/import-checking.ts';
import { importKinds } from '../../apps/server/src/areas/imports/import-kinds.ts';
import type { Deps } from '../../apps/server/src/kernel/deps.ts';
import type { ImportCtx } from '../../apps/server/src/kernel/sheets/import-kind.ts';
import { readSheet } from '../../apps/server/src/kernel/sheets/read-sheet.ts';
import { MARK_SHEET } from '../../apps/server/src/kernel/sheets/sheet-content.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { asActor } from '../../apps/server/src/kernel/as-actor.ts';
import { hashToken } from '../../apps/server/src/kernel/tokens.ts';

/** Reads, checks, prices and writes a workbook of orders as the merchant with this token. */
export async function takeOver(deps: Deps, token: string, path: string, count: number): Promise<void> {
  const rows = rowsFrom('orders', await readSheet(path, 'xlsx', count));
  await asActor(deps.database, 'read write', 'merchant', hashToken(token), async ({ tx, actor }) => {
    if (actor.kind === 'staff') throw new Error('the token is a merchant’s');
    const ctx = { ...systemCtx(deps, tx), actor } as unknown as ImportCtx; // only `tx`, `actor` and `now` are used
    const checked = await checkRows(ctx, actor, 'orders', 'create', rows);
    const faulty = checked.find(({ state }) => state !== 'good');
    if (faulty) throw new Error(`the workbook of the bench has faults: ${JSON.stringify(faulty)}`);
    await importKinds.orders.apply(ctx, actor, 'create', checked);
  });
}

/** Orders of one line with a method, for addresses of the same city. */
export async function workbook(round: string, count: number): Promise<Uint8Array> {
  const { columns, version } = importTemplates.orders;
  const words: Record<string, string | number> = {
    warehouse: 'SZ01',
    last_name: 'Miller',
    phone: '+1 555 010 9988',
    email: 'ana.miller@mail.test',
    company: 'Acme',
    country: 'US',
    state: 'California',
    city: 'Los Angeles',
    postal_code: '90012',
    address2: 'Unit 4',
    unit_price: 12.5,
    method: 'US-LINE',
    remark: 'Leave at the door',
  };
  const rows = Array.from({ length: count }, (_, at) => {
    const own: Record<string, string | number> = {
      platform_order_no: `${round}-${at}`,
      first_name: `Ana ${at}`,
      address1: `${at} Main Street`,
      sku: `SKU-${String(1 + (at % 20)).padStart(7, '0')}`,
      quantity: 1 + (at % 3),
    };
    return columns.map(({ key }) => own[key] ?? words[key] ?? null);
  });
  const header = columns.map(({ key }) => text('en', 'importColumns', `orders.${key}` as never));
  return writeXlsx({
    sheets: [
      { name: 'Sheet1', rows: [header, ...rows] },
      { name: MARK_SHEET, rows: [['orders', version]] },
    ],
  });
}
