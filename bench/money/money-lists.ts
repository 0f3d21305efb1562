import { Agent } from 'node:http';
import { transactionsCalls } from '../../packages/contract/src/transactions/transactions.calls.ts';
import { MAX_NUMBERS } from '../../packages/domain/src/wallets/wallet-rules.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, type Contender } from '../statistics.ts';
import { signIn, type Merchant } from '../world.ts';
import type { LedgerSite } from './ledger-site.ts';

const ROUNDS = 60;
const WARM_UP = 60;

type Question = { readonly name: string; readonly query: string; readonly most: number };
const questions: readonly Question[] = [
  { name: 'Transactions', query: 'limit=20', most: 3 },
  { name: 'Transactions, page 40', query: 'limit=20&page=40', most: 3 },
  { name: 'Transactions of a fee type in a year', query: 'limit=20&fee_type=registration&from=2020-01-01&to=2020-12-31', most: 3 },
  { name: 'Transactions of one order', query: 'limit=20&source_no=SO-200', most: 3 },
];
const search = { name: `Transactions by ${MAX_NUMBERS.toLocaleString('en')} numbers`, most: 5 };

/** The history of one large merchant among a hundred, against the same calls of one with a thousand entries in the same database. */
export async function moneyLists(site: LedgerSite): Promise<Figure[]> {
  const { database, sizes } = site;
  const [large, small] = [await signIn(database, site.large), await signIn(database, site.small)];
  const numbers = { large: await numbersOf(site, site.large), small: await numbersOf(site, site.small) };
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const listed = questions.flatMap(({ name, query }) => [get('large', name, query, large), get('small', name, query, small)]);
    const times = await inTurns([...listed, post('large', numbers.large, large), post('small', numbers.small, small)], ROUNDS, WARM_UP);
    const time = (who: string, name: string) => times.get(`${who} ${name}`) ?? Number.NaN;
    return [...questions, search].map(({ name, most }) => ({
      name: `${name}, ${millions(sizes.large)} entries`,
      ours: ms(time('large', name)),
      baseline: `${ms(time('small', name))} with ${sizes.small.toLocaleString('en')}`,
      ratio: time('large', name) / time('small', name),
      bar: { most },
    }));
  } finally {
    agent.destroy();
    await server.end();
  }

  function get(who: string, name: string, query: string, { token }: Merchant): Contender {
    const url = `${server.told.ours}${transactionsCalls.list.path}?${query}`;
    return { name: `${who} ${name}`, measure: () => ask(agent, url, token) };
  }

  function post(who: string, entry_ids: readonly number[], { token }: Merchant): Contender {
    const [url, body] = [`${server.told.ours}${transactionsCalls.search.path}`, JSON.stringify({ entry_ids })];
    return { name: `${who} ${search.name}`, measure: () => ask(agent, url, token, body) };
  }
}

/** Five thousand of a merchant's numbers from all its years, or all it has. */
async function numbersOf({ database }: LedgerSite, customerId: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ entry_id: number }>(
    `select e.entry_id from wallets w cross join lateral generate_series(1, w.last_seq, greatest(1, w.last_seq / $2)) n
       join wallet_entries e on e.customer_id = w.customer_id and e.seq = n
      where w.customer_id = $1 limit $2`,
    [customerId, MAX_NUMBERS],
  );
  return rows.map(({ entry_id }) => entry_id);
}

function millions(entries: number): string {
  return `${(entries / 1e6).toLocaleString('en')} M`;
}
