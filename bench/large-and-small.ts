import { Agent } from 'node:http';
import { ask } from './ask.ts';
import { child } from './child.ts';
import { ms, type Figure } from './figure.ts';
import type { ServerGiven, ServerTold } from './server-process.ts';
import { inTurns } from './statistics.ts';
import type { Merchant } from './world.ts';

const ROUNDS = 60;
const WARM_UP = 60;

/** A call, its input, and how much slower it may be for a large merchant. With a body it is a POST. */
export type Question = {
  readonly name: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: { readonly large: unknown; readonly small: unknown };
  readonly most: number;
};
type Both<Of> = { readonly large: Of; readonly small: Of };

/** Calls of one large merchant among many, alternating with the same calls of a small one in the same database. */
export async function largeAndSmall(
  url: string,
  who: Both<Merchant>,
  words: Both<string>,
  questions: readonly Question[],
): Promise<Figure[]> {
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measure = ({ path, query, body }: Question, size: keyof typeof who) => {
    const asked = `${server.told.ours}${path}${query === undefined ? '' : `?${query}`}`;
    const sent = body && JSON.stringify(body[size]);
    return () => ask(agent, asked, who[size].token, sent);
  };
  try {
    const sizes = ['large', 'small'] as const;
    const contenders = questions.flatMap((one) => sizes.map((size) => ({ name: `${size} ${one.name}`, measure: measure(one, size) })));
    const times = await inTurns(contenders, ROUNDS, WARM_UP);
    const time = (size: keyof typeof who, name: string) => times.get(`${size} ${name}`) ?? Number.NaN;
    return questions.map(({ name, most }) => ({
      name: `${name}, ${words.large}`,
      ours: ms(time('large', name)),
      baseline: `${ms(time('small', name))} with ${words.small}`,
      ratio: time('large', name) / time('small', name),
      bar: { most },
    }));
  } finally {
    agent.destroy();
    await server.end();
  }
}
