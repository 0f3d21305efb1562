import { transactionsCalls } from '../../packages/contract/src/transactions/transactions.calls.ts';
import { MAX_NUMBERS } from '../../packages/domain/src/wallets/wallet-rules.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import { signIn } from '../world.ts';
import type { LedgerSite } from './ledger-site.ts';

const { path } = transactionsCalls.list;
const questions: readonly Question[] = [
  { name: 'Transactions', path, query: 'limit=20', most: 3 },
  { name: 'Transactions, page 40', path, query: 'limit=20&page=40', most: 3 },
  {
    name: 'Transactions of a fee type in a year',
    path,
    query: 'limit=20&fee_type=registration&from=2020-01-01&to=2020-12-31',
    most: 3,
  },
  { name: 'Transactions of one order', path, query: 'limit=20&source_no=SO-200', most: 3 },
];

/** The history of one large merchant among a hundred, against the same calls of one with a thousand entries in the same database. */
export async function moneyLists(site: LedgerSite): Promise<Figure[]> {
  const { database, sizes } = site;
  const who = { large: await signIn(database, site.large), small: await signIn(database, site.small) };
  const search: Question = {
    name: `Transactions by ${MAX_NUMBERS.toLocaleString('en')} numbers`,
    path: transactionsCalls.search.path,
    body: { large: { entry_ids: await numbersOf(site, site.large) }, small: { entry_ids: await numbersOf(site, site.small) } },
    most: 5,
  };
  const words = { large: `${(sizes.large / 1e6).toLocaleString('en')} M entries`, small: sizes.small.toLocaleString('en') };
  return largeAndSmall(database.url, who, words, [...questions, search]);
}

/** Five thousand of a merchant's numbers over all years, or all it has. */
async function numbersOf({ database }: LedgerSite, customerId: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ entry_id: number }>(
    `select e.entry_id from wallets w cross join lateral generate_series(1, w.last_seq, greatest(1, w.last_seq / $2)) n
       join wallet_entries e on e.customer_id = w.customer_id and e.seq = n
      where w.customer_id = $1 limit $2`,
    [customerId, MAX_NUMBERS],
  );
  return rows.map(({ entry_id }) => entry_id);
}
