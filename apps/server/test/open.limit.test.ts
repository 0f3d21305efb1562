import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { ordersOpenCalls as orders } from '@quayside/contract/orders/orders.open-calls';
import { allHandlers } from '#server/areas/all.ts';
import { createApp } from '#server/kernel/http.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const LIMIT = 400;
/** What a process takes first. */
const SLICE = LIMIT / 20;
const kit = await testApp({ OPEN_RATE_LIMIT_PER_MINUTE: String(LIMIT) });
const { make, deps } = kit;
const { db } = deps.database;
// A second process on the same database.
const other = await createApp(deps, allHandlers);
afterAll(() => other.close());
const apps = [kit.app, other];

const aKeyOf = async () => make.anApiKey((await submitKit(kit).aSeller()).customer_id);
const ask = async (app: (typeof apps)[number], authorization: string) =>
  app.inject({ url: orders.openList.path, headers: { authorization }, query: { limit: '1' } });
const left = (answer: Awaited<ReturnType<typeof ask>>) => Number(answer.headers['ratelimit-remaining']);
const rows = async () => Number((await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(db)).rows[0]?.n);

describe('the limit of a key', () => {
  it('PLUG-04 counts across processes: asked at once, two of them together let through exactly the limit', async () => {
    const key = `Bearer ${await aKeyOf()}`;
    await wholeMinute();
    const answers = await Promise.all(Array.from({ length: LIMIT * 2 }, (_, at) => ask(apps[at % 2] ?? other, key)));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(LIMIT);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(LIMIT);
    for (const { headers } of answers.filter(({ statusCode }) => statusCode === 429)) {
      expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': headers['ratelimit-reset'] });
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  it('what a process has not used stays small, what is left is told without guessing, and few requests write', async () => {
    const key = `Bearer ${await aKeyOf()}`;
    await db.deleteFrom('rate_limits').execute();
    await wholeMinute();
    expect(left(await ask(kit.app, key))).toBe(LIMIT - 1);
    // The other knows of the first slice, a twentieth, of which one is used.
    expect(left(await ask(other, key))).toBe(LIMIT - SLICE - 1);
    await sql`create table writes (n int)`.execute(db);
    await sql`create function note_write() returns trigger language plpgsql as $$ begin insert into writes values (1); return new; end $$`.execute(
      db,
    );
    await sql`create trigger note_write after update on rate_limits for each row execute function note_write()`.execute(db);
    let done = 2;
    while ((await ask(other, key)).statusCode === 200) done++;
    // The rest of the first process's slice is left there.
    expect(done).toBe(LIMIT - SLICE + 1);
    expect(left(await ask(other, key))).toBe(0);
    for (let at = 1; at < SLICE; at++) expect((await ask(kit.app, key)).statusCode).toBe(200);
    expect((await ask(kit.app, key)).statusCode).toBe(429);
    const writes = Number((await sql<{ n: number }>`select count(*) as n from writes`.execute(db)).rows[0]?.n);
    expect(writes).toBeLessThan(LIMIT / 3);
    // A refused request asks the database for nothing any more.
    for (let at = 0; at < 5; at++) await ask(kit.app, key);
    expect(Number((await sql<{ n: number }>`select count(*) as n from writes`.execute(db)).rows[0]?.n)).toBe(writes);
  });

  it('begins anew with the next minute of the database', async () => {
    const key = `Bearer ${await aKeyOf()}`;
    await db.deleteFrom('rate_limits').execute();
    await wholeMinute();
    await ask(kit.app, key);
    await db
      .updateTable('rate_limits')
      .set({ used: LIMIT, minute: sql<Date>`date_trunc('minute', now()) - interval '1 minute'` })
      .execute();
    expect(left(await ask(other, key))).toBe(LIMIT - 1);
    await db
      .updateTable('rate_limits')
      .set({ used: LIMIT, minute: sql<Date>`date_trunc('minute', now())` })
      .execute();
    for (let at = 1; at < SLICE; at++) expect((await ask(other, key)).statusCode).toBe(200);
    expect((await ask(other, key)).statusCode).toBe(429);
  });

  it('keys that do not exist share the limit of their address and write no rows of their own', async () => {
    await db.deleteFrom('rate_limits').execute();
    await wholeMinute();
    const before = await rows();
    const seen: number[] = [];
    for (let at = 0; at < 10; at++) seen.push(left(await ask(kit.app, `Bearer qi_invented-${at}`)));
    expect(seen).toEqual(seen.map((_, at) => LIMIT - 1 - at));
    expect(await rows()).toBe(before + 1);
  });
});
