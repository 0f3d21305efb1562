import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import * as ledger from '#server/areas/wallets/wallet-ledger.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { verifyChains } from '#server/kernel/verify-chains.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';
import { paid, topUp, walletKit } from './kit/wallets.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { inTransaction } = walletKit(deps);
const broken = async () => (await asSystem(deps.database, verifyChains)).broken;
const save = warningEmailsCalls.saveSetting;

let shop: Awaited<ReturnType<typeof make.aMerchant>>;
beforeEach(async () => {
  await sql`truncate operation_log, log_heads, wallet_entries`.execute(db);
  shop = await make.aMerchant();
  for (const n of [1, 2, 3]) await send(save, { emails: [`a${n}@x.test`], enabled: 1 }, shop.token);
});
const lines = () => db.selectFrom('operation_log').select('log_id').where('customer_id', '=', shop.customer_id).orderBy('log_id').execute();

describe('the chain of the operation log', () => {
  it('holds for what the server writes, also for thirty writes at once and for strangers’ and staff’s lines', async () => {
    const staff = await make.aStaff();
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        send(save, { emails: [`b${i}@x.test`], enabled: 1 }, shop.token, { 'idempotency-key': `k${i}` }),
      ),
    );
    await send(save, { emails: [], enabled: 0 }, staff.token);
    const report = await asSystem(deps.database, verifyChains);
    expect(report).toMatchObject({ broken: [] });
    expect(report.lines).toBeGreaterThanOrEqual(33);
  });

  it('shows a changed line', async () => {
    const [, second] = await lines();
    await sql`update operation_log set operator = 'somebody else' where log_id = ${second?.log_id}`.execute(db);
    expect(await broken()).toEqual([{ table: 'operation_log', customer_id: shop.customer_id, line: second?.log_id }]);
  });

  it('shows a removed line, the newest too, and all of them', async () => {
    const [, second, third] = await lines();
    await sql`delete from operation_log where log_id = ${second?.log_id}`.execute(db);
    expect(await broken()).toEqual([{ table: 'operation_log', customer_id: shop.customer_id, line: third?.log_id }]);
    await sql`delete from operation_log where log_id = ${third?.log_id}`.execute(db);
    expect(await broken()).toHaveLength(1);
    await sql`delete from operation_log where customer_id = ${shop.customer_id}`.execute(db);
    expect(await broken()).toEqual([{ table: 'operation_log', customer_id: shop.customer_id, line: 0 }]);
  });

  it('shows an inserted line that brings a hash of its own', async () => {
    await sql`
      insert into operation_log overriding system value
      select (l).* from (select jsonb_populate_record(o, jsonb_build_object('log_id', o.log_id + 1000000, 'operator', 'forged')) as l
                           from operation_log o where customer_id = ${shop.customer_id} limit 1) copied`.execute(db);
    expect(await broken()).not.toEqual([]);
  });

  it('shows a line without a hash, and a removed head', async () => {
    await sql`alter table operation_log disable trigger user`.execute(db);
    await aLine(new Date());
    await sql`alter table operation_log enable trigger user`.execute(db);
    expect(await broken()).toHaveLength(1);
    await sql`delete from operation_log where chain is null`.execute(db);
    expect(await broken()).toEqual([]);
    await sql`delete from log_heads where customer_id = ${shop.customer_id}`.execute(db);
    expect(await broken()).toHaveLength(2);
  });

  it('takes lines from before the chain as they are', async () => {
    await sql`update operation_log set chain = null`.execute(db);
    await sql`truncate log_heads`.execute(db);
    await send(save, { emails: ['later@x.test'], enabled: 1 }, shop.token);
    expect(await broken()).toEqual([]);
  });

  it('goes on after retention has removed the oldest lines', async () => {
    await sql`alter table operation_log disable trigger chain_lines`.execute(db);
    const [first] = await lines();
    // The hash covers the time: the line is written anew as an old one.
    await sql`truncate operation_log, log_heads`.execute(db);
    await sql`alter table operation_log enable trigger chain_lines`.execute(db);
    expect(first).toBeDefined();
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [420, 410, 1]) await aLine(at(days));
    await cleanUpNow(deps);
    expect(await lines()).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });
});

function aLine(operation_time: Date) {
  const text = {
    account: '',
    operator: '',
    ip: '',
    request_method: '',
    request_address: '',
    request_url: '',
    full_url: '',
    request_parameters: '',
  };
  return db
    .insertInto('operation_log')
    .values({
      ...text,
      customer_id: shop.customer_id,
      operation_time,
      operation: 'x',
      call_method: 'x',
      outcome: 'done',
      duration_ms: 1,
      request_id: '',
    })
    .execute();
}

describe('the chain of the wallet ledger', () => {
  it('holds for what the server books and shows a changed and a removed entry', async () => {
    for (const n of [1, 2, 3]) await inTransaction((ctx) => ledger.creditMoney(ctx, shop.customer_id, topUp(`T-${n}`), [paid(n * 1000)]));
    expect(await broken()).toEqual([]);
    await sql`update wallet_entries set remark = 'other' where seq = 2`.execute(db);
    expect(await broken()).toEqual([{ table: 'wallet_entries', customer_id: shop.customer_id, line: 2 }]);
    await sql`update wallet_entries set chain = null where seq = 2`.execute(db);
    expect(await broken()).toContainEqual({ table: 'wallet_entries', customer_id: shop.customer_id, line: 2 });
    await sql`delete from wallet_entries where seq = 2`.execute(db);
    expect(await broken()).toEqual([{ table: 'wallet_entries', customer_id: shop.customer_id, line: 3 }]);
  });
});
