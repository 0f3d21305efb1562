import { createHash } from 'node:crypto';
import { isCurrency, money, moneyText } from '@quayside/domain/kernel/money';
import { readStatement, type BankLine, type BankStatement } from '@quayside/domain/top-ups/bank-statement';
import { MAX_STATEMENT_LINES, inUsd, readAmount, referencesIn } from '@quayside/domain/top-ups/top-up-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { readCsv } from '#server/kernel/read-csv.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import * as bank from './bank-statements.queries.ts';
import { countCandidates } from './line-candidates.ts';
import { statementLine } from './top-ups.map.ts';

/** Imports a bank statement and proposes which top-ups its lines pay. Nothing is credited here. */
export async function importStatement({ tx, now }: DeskCtx, { name, content }: { name: string; content: string }) {
  const { lines, skipped } = statementIn(content);
  const owners = await ownersOf(tx, lines);
  const rows = keyed(lines).map(({ key, line }) => {
    const owner = referencesIn(line.words).flatMap((reference) => owners.get(reference) ?? [])[0];
    const [customer_id, top_up_id] = [owner?.customer_id ?? null, owner?.top_up_id ?? null];
    const whose = { customer_id, top_up_id, named_customer_id: customer_id, named_top_up_id: top_up_id };
    return { ...line, ...whose, statement: name, line_key: key, created_at: now };
  });
  const added = await bank.insertLines(tx, rows);
  return { added, known: lines.length - added, skipped, proposed: await bank.matchLines(tx) };
}

function statementIn(content: string): BankStatement {
  const rows = readCsv(content, MAX_STATEMENT_LINES);
  if (!rows) throw new Refusal('top-ups.bad_statement');
  if (rows.length > MAX_STATEMENT_LINES) refuseFields({ path: 'content', code: 'too_many', params: { max: MAX_STATEMENT_LINES } });
  const read = readStatement(rows);
  if (!('fault' in read)) return read;
  if (read.fault === 'no_header') throw new Refusal('top-ups.bad_statement');
  throw new Refusal('top-ups.bad_line', { row: read.row_no });
}

/** Identical lines get a counter in their key: two equal payments stay two, and importing a file again adds none. */
function keyed(lines: readonly BankLine[]): { key: string; line: BankLine }[] {
  const seen = new Map<string, number>();
  const keys = lines.map((line) => {
    const said = JSON.stringify([line.booked_on, line.currency, line.amount, line.words]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    return { key: createHash('sha256').update(`${said}${count}`).digest('hex'), line };
  });
  // Sorted, so that two concurrent imports insert in the same order and cannot deadlock.
  return keys.sort((one, other) => (one.key < other.key ? -1 : 1));
}

async function ownersOf(tx: Tx, lines: readonly BankLine[]) {
  const references = [...new Set(lines.flatMap(({ words }) => referencesIn(words)))];
  return new Map((await bank.topUpsOfAcrossMerchants(tx, references)).map((one) => [one.reference, one]));
}

export async function listStatementLines({ tx }: DeskCtx, input: Parameters<typeof bank.linesAcrossMerchants>[1]) {
  const { list, count } = await bank.linesAcrossMerchants(tx, input);
  const candidates = await countCandidates(tx, list);
  return { list: list.map((line) => ({ ...statementLine(line), candidates: candidates(line) })), count };
}

export function countStatementLines({ tx }: DeskCtx) {
  return bank.lineCountsAcrossMerchants(tx);
}

/** The open lines' sums: nobody has said yet what this money is. */
export async function openTotals({ tx }: DeskCtx) {
  const sums = await bank.openTotalsAcrossMerchants(tx);
  const worth = sums.map(({ currency, amount, rate }) => {
    const kept = isCurrency(currency) ? readAmount(amount, currency) : null;
    if (!kept) return null;
    return currency === 'USD' ? kept.minor : rate === null ? null : inUsd(kept, rate).minor;
  });
  const usd = worth.every((one) => one !== null)
    ? moneyText(
        money(
          worth.reduce((sum, one) => sum + one, 0n),
          'USD',
        ),
      )
    : null;
  return { list: sums.map(({ currency, count, amount }) => ({ currency, count, amount })), usd };
}
