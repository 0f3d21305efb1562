import { isCurrency, money, moneyText, plainRate, type Money } from '@quayside/domain/kernel/money';
import { candidateOf, MAX_CANDIDATES, type Candidate } from '@quayside/domain/top-ups/line-candidates';
import { inUsd, keptAmount, readAmount } from '@quayside/domain/top-ups/top-up-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { lineAcrossMerchants } from './bank-statements.queries.ts';
import * as queries from './line-candidates.queries.ts';

type Line = {
  readonly amount: string;
  readonly currency: string;
  readonly booked_on: string;
  readonly words: string;
  readonly state: string;
  readonly customer_id: number | null;
  readonly top_up_id: number | null;
};
type Unpaid = Awaited<ReturnType<typeof queries.unpaidByReferenceAcrossMerchants>>[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const NEAREST = 50;
const MOST_WAITING = 500;

/** How many waiting top-ups each open line may pay: one query for a page of lines. */
export async function countCandidates(tx: Tx, lines: readonly Line[]): Promise<(line: Line) => number> {
  const currencies = [...new Set(lines.filter(({ state }) => state === 'open').map(({ currency }) => currency))];
  const waiting = currencies.length === 0 ? [] : await queries.unpaidAcrossMerchants(tx, currencies, MOST_WAITING);
  return (line) => (line.state === 'open' ? Math.min(MAX_CANDIDATES, waiting.filter((topUp) => compared(line, topUp) !== null).length) : 0);
}

/** The likeliest waiting top-ups for a line, or the one that was searched. Nothing is matched by this. */
export async function listCandidates({ tx }: DeskCtx, { line_id, reference }: { line_id: number; reference?: string | undefined }) {
  const line = found(await lineAcrossMerchants(tx, line_id));
  const unpaid = reference
    ? await queries.unpaidByReferenceAcrossMerchants(tx, reference)
    : [...(await queries.namedUnpaid(tx, line)), ...(await queries.nearestUnpaidAcrossMerchants(tx, line.currency, line.amount, NEAREST))];
  const distinct = [...new Map(unpaid.map((topUp) => [topUp.top_up_id, topUp])).values()];
  const fits = distinct.flatMap((topUp) => {
    const facts = compared(line, topUp) ?? (reference ? unlikely : null);
    return facts ? [{ topUp, facts }] : [];
  });
  const best = fits.toSorted((one, other) => other.facts.score - one.facts.score || one.topUp.top_up_id - other.topUp.top_up_id);
  const shown = best.slice(0, MAX_CANDIDATES);
  const rates = await queries.ratesOn(
    tx,
    shown.map(({ topUp }) => topUp),
  );
  return {
    candidates: shown.map(({ topUp, facts }) => candidateRow(line, topUp, facts, rates.get(`${topUp.currency} ${topUp.paid_on}`) ?? null)),
  };
}

const unlikely: Candidate = { is_amount_equal: false, is_day_near: false, is_name_in_text: false, likelihood: 'unlikely', score: 0 };

/** Its reference is in the bank's text: likelier than anything a comparison can find. */
const named = { is_name_in_text: true, likelihood: 'likely', score: 10 } as const;

function compared(line: Line, topUp: Unpaid): Candidate | null {
  const found = comparedFacts(line, topUp);
  const isNamed = line.customer_id === topUp.customer_id && line.top_up_id === topUp.top_up_id;
  return isNamed ? { ...(found ?? unlikely), ...named } : found;
}

function comparedFacts(line: Line, topUp: Unpaid): Candidate | null {
  const amount = line.currency === topUp.currency ? readAmount(line.amount, topUp.currency) : null;
  if (!amount) return null;
  const { customer_name } = topUp;
  const daysLater = (Date.parse(line.booked_on) - Date.parse(topUp.paid_on)) / DAY_MS;
  const { words } = line;
  return candidateOf({ amount: amount.minor, words }, { amount: keptAmount(topUp.amount, topUp.currency).minor, customer_name }, daysLater);
}

function candidateRow(line: Line, topUp: Unpaid, { score: _score, ...facts }: Candidate, tableRate: string | null) {
  const amount = keptAmount(topUp.amount, topUp.currency);
  const arrived = isCurrency(line.currency) && line.currency === topUp.currency ? readAmount(line.amount, line.currency) : null;
  const rate = topUp.currency === 'USD' ? '1' : tableRate;
  const worth = (of: Money | null) => (of && rate !== null ? moneyText(inUsd(of, rate)) : null);
  return {
    ...topUp,
    ...facts,
    amount: moneyText(amount),
    difference: arrived ? moneyText(money(arrived.minor - amount.minor, topUp.currency)) : '',
    rate: tableRate && plainRate(tableRate),
    line_usd: worth(arrived),
    top_up_usd: worth(amount),
  };
}
