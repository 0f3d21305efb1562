import { add, moneyText } from '@quayside/domain/kernel/money';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import { clockOf, dayOf } from '#server/kernel/days.ts';
import type { Entry } from './entries-of.ts';
import { amountText, signedText } from '@quayside/domain/kernel/money';
import type { StatementWords } from './statement-words.ts';
import { conversionOf } from './transactions.map.ts';

/** One line of a statement: what a document moved at once. */
export type DocumentLine = {
  readonly day: string;
  readonly time: string;
  readonly document: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string;
};

type Open = { readonly first: Entry; last: Entry; amount: string; readonly day: string };

/** Entries in their order, those of one document and day that follow each other as one line. */
export async function* documentLines(entries: AsyncIterable<Entry>, words: StatementWords): AsyncGenerator<DocumentLine> {
  let open = null as Open | null; // the compiler takes a `let` that only a loop assigns for null
  for await (const entry of entries) {
    const day = dayOf(entry.created_at);
    if (open && isSameDocument(open.first, entry) && open.day === day) {
      open.last = entry;
      open.amount = moneyText(add(usd(open.amount), usd(entry.amount)));
      continue;
    }
    if (open) yield lineOf(open, words);
    open = { first: entry, last: entry, amount: entry.amount, day };
  }
  if (open) yield lineOf(open, words);
}

function isSameDocument(one: Entry, other: Entry): boolean {
  return one.source_no === other.source_no && one.source_type === other.source_type && one.bill_type === other.bill_type;
}

function lineOf({ first, last, amount, day }: Open, words: StatementWords): DocumentLine {
  return {
    day: words.day(day),
    time: clockOf(first.created_at),
    document: first.source_no,
    description: descriptionOf(first, words),
    amount: signedText(amount),
    balance: amountText(last.balance_after),
  };
}

function descriptionOf(entry: Entry, { words, country }: StatementWords): string {
  const bill = words(`bill.${entry.bill_type}`);
  const { original_amount: amount, rate } = conversionOf(entry);
  const what =
    amount !== null && rate !== null && entry.original_currency !== null
      ? words('converted', { bill, amount: grouped(amount), currency: entry.original_currency, rate })
      : entry.country === null
        ? bill
        : words('to_country', { bill, country: country(entry.country) });
  return entry.remark === '' ? what : `${what} · ${entry.remark}`;
}

/** Yen have no decimals. */
function grouped(amount: string): string {
  return amount.includes('.') ? amountText(amount) : amountText(amount).replace(/\.00$/, '');
}
