import type { Readable } from 'node:stream';
import { add, moneyText, sum } from '@quayside/domain/kernel/money';
import { text } from '@quayside/i18n/texts';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { labelFonts } from '#server/kernel/labels/fonts.ts';
import { pdfTable, type PdfColumn } from '#server/kernel/pdf-table.ts';
import { entriesOf, feeKey } from './entries-of.ts';
import { monthSums } from './transactions.queries.ts';

type Language = 'en' | 'zh_CN';
type Asked = { readonly customerId: number; readonly month: string; readonly language: Language };

/** A monthly statement as PDF: opening balance, sums by bill type, closing balance, and every entry. */
export async function monthStatement(ctx: JobCtx, { customerId, month, language }: Asked): Promise<Readable> {
  const { from, to } = monthOf(month);
  const words = (key: Parameters<typeof text<'moneyColumns'>>[2], params = {}) => text(language, 'moneyColumns', key, params);
  const { opening, sums } = await monthSums(ctx.tx, customerId, startOfDay(from), startOfDay(to, 1));
  const { name } = await customerOf(ctx.tx, customerId);
  const moved = sum(
    sums.flatMap(({ given, taken }) => [usd(given), usd(taken)]),
    'USD',
  );
  const head = [
    words('customer', { id: customerId, name }),
    `${words('opening')}: ${opening} USD`,
    ...sums.map(
      (one) => `${words(`bill.${one.bill_type}`)} (${one.count}): ${words('given')} ${one.given} · ${words('taken')} ${one.taken}`,
    ),
    `${words('closing')}: ${moneyText(add(usd(opening), moved))} USD`,
  ];
  const columns: PdfColumn[] = [
    { title: words('created_at'), share: 9 },
    { title: words('entry_id'), share: 8 },
    { title: words('bill_type'), share: 8 },
    { title: words('fee_type'), share: 13 },
    { title: words('source_no'), share: 18 },
    { title: words('remark'), share: 20 },
    { title: words('amount'), share: 10, right: true },
    { title: words('balance_after'), share: 10, right: true },
  ];
  const title = words('statement', { month });
  return pdfTable(await labelFonts(), { title, head, columns, pageText: (page) => `${title} · ${words('page', { page })}` }, rows());

  async function* rows(): AsyncGenerator<string[]> {
    for await (const row of entriesOf(ctx, customerId, { from, to })) {
      const kind = words(`bill.${row.bill_type}`);
      yield [
        dayOf(row.created_at),
        String(row.entry_id),
        kind,
        words(feeKey(row)),
        row.source_no,
        row.remark,
        row.amount,
        row.balance_after,
      ];
    }
  }
}

/** A month's first and last day. */
export function monthOf(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const next = `${index === 12 ? year + 1 : year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return { from: `${month}-01`, to: dayOf(startOfDay(next, -1)) };
}
