import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addressOf, pathFields, realmOf, type Call } from '@quayside/contract/kernel/call';
import { staffPermissions, type Permission } from '@quayside/contract/kernel/permissions';
import { staffRoles } from '@quayside/domain/kernel/staff-roles';
import { allHandlers } from '#server/areas/all.ts';
import { badRequests, type BadRequest } from './kit/bad-inputs.ts';
import { testApp } from './kit/test-app.ts';

/**
 * Every call of the contract, attacked: without a session, with one of another realm, without its permission, and with inputs made
 * from its own schema. A new call is covered as soon as it is declared. Foreign ids and SKUs: see sku-scope.attack.test.ts.
 */
const { app, deps, make } = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
const { db } = deps.database;
// Limits have their own tests; here they would hide what the calls answer.
await sql`create function ignored() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
for (const table of ['rate_limits', 'attempts'])
  await sql`create trigger ignored before insert on ${sql.table(table)} for each row execute function ignored()`.execute(db);

const calls = allHandlers.map(({ call }) => call);
const named = (some: readonly Call[]) => some.map((call) => [call.name, call] as const);
const guarded = calls.filter((call) => call.permission !== 'public');
const BAD_INPUTS = 60;
const MAX_REFUSAL_BYTES = 64 * 1024;

const shop = await make.aMerchant();
const key = await make.anApiKey(shop.customer_id);
const clerk = await make.anAccount(shop.customer_id, 'internal', []);
const admin = await make.aStaff();
const members = Object.fromEntries(await Promise.all(staffRoles.map(async (role) => [role, (await make.aStaff(role)).token] as const)));

/** A new session each time: some calls end the one they are made with. */
async function sessionFor(call: Call): Promise<Record<string, string>> {
  const realm = realmOf(call);
  if (realm === 'open') return { authorization: `Bearer ${key}` };
  if (realm === 'desk') return { token: await make.aSession({ staff_id: admin.staff_id }) };
  return { token: await make.aSession({ customer_id: shop.customer_id, account_id: shop.account_id }) };
}

/** Paths with wrong ids have their own test: open.fuzz.test.ts. */
const pathOf = (call: Call) => addressOf(call, Object.fromEntries(pathFields(call).map((name) => [name, 1]))).path;

async function ask(call: Call, headers: Record<string, string>, { query, payload }: BadRequest = {}) {
  return app.inject({
    method: call.method,
    url: query === undefined ? pathOf(call) : `${pathOf(call)}?${query}`,
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  });
}

describe('without the right session', () => {
  it.each(named(guarded))('%s is refused with 401', async (_name, call) => {
    const foreign = realmOf(call) === 'desk' ? shop.token : admin.token;
    for (const headers of [{}, { token: 'x' }, { token: foreign }, { authorization: `Bearer ${foreign}` }])
      expect((await ask(call, headers)).statusCode, JSON.stringify(headers)).toBe(401);
  });
});

describe('without the permission', () => {
  const needing = guarded.filter((call) => call.permission !== 'signed_in');
  it.each(named(needing.filter((call) => realmOf(call) === 'merchant')))('a clerk is refused with 403: %s', async (_name, call) => {
    expect((await ask(call, { token: clerk.token })).statusCode).toBe(403);
  });

  it.each(named(needing.filter((call) => realmOf(call) === 'desk')))(
    'every role that lacks it is refused with 403: %s',
    async (_name, call) => {
      const lacking = staffRoles.filter((role) => !staffPermissions(role).includes(call.permission as Permission));
      for (const role of lacking) expect((await ask(call, { token: members[role] ?? '' })).statusCode, role).toBe(403);
    },
  );
});

describe(`with ${BAD_INPUTS} bad inputs each`, () => {
  it.each(named(calls))('%s never answers 500, and refuses in less than 64 KB', async (_name, call) => {
    const inputs = badRequests(call, BAD_INPUTS);
    for (let i = 0; i < inputs.length; i += 10) {
      const headers = await sessionFor(call);
      for (const [at, answer] of (await Promise.all(inputs.slice(i, i + 10).map((input) => ask(call, headers, input)))).entries()) {
        const about = JSON.stringify(inputs[i + at]).slice(0, 300);
        expect(answer.statusCode, about).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.body.length, about).toBeLessThan(MAX_REFUSAL_BYTES);
      }
    }
  });
});
