import { describe, expect, it } from 'vitest';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { Tx } from '#server/kernel/database.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { agree, decide } = approvalKit(t);
const { wallet } = walletKit(deps);
const { deskAdjust } = walletsDeskCalls;
const { deskList, deskRule } = approvalsDeskCalls;
const [one, two] = [await make.aStaff('finance'), await make.aStaff('finance')];

const adjust = (customer_id: number, amount: string, token = one.token, direction: 'credit' | 'debit' = 'credit') =>
  send(deskAdjust, { customer_id, amount, direction, reason: 'goodwill' }, token);
const aProposal = async (token = one.token) => {
  const { customer_id } = await make.aMerchant();
  const { content } = await adjust(customer_id, '900.00', token);
  return { customer_id, approval_id: content.approval_id, adjustment_id: content.adjustment_id };
};

describe('a proposal', () => {
  it('D-109 is carried out when somebody else agrees, once, and never by its proposer', async () => {
    const { customer_id, approval_id } = await aProposal();
    expect(await agree(approval_id, one.token)).toMatchObject({ status: 403, error_code: 4052 });
    expect((await agree(approval_id, two.token)).content).toMatchObject({ state: 'agreed', kind: 'adjustment', customer_id });
    expect(await wallet(customer_id)).toMatchObject({ balance: '900.00' });
    expect(await agree(approval_id, two.token)).toMatchObject({ status: 409, error_code: 4051 });
  });

  it('is decided once when several decide at the same moment', async () => {
    const { customer_id, approval_id } = await aProposal();
    const others = await Promise.all(Array.from({ length: 5 }, () => make.aStaff('finance')));
    const answers = await Promise.all(others.map(({ token }) => agree(approval_id, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await wallet(customer_id)).toMatchObject({ balance: '900.00' });
  });

  it('is rejected by another or withdrawn by its proposer, and changes nothing', async () => {
    for (const [who, state] of [
      [two, 'rejected'],
      [one, 'withdrawn'],
    ] as const) {
      const { customer_id, approval_id, adjustment_id } = await aProposal();
      expect((await decide(approval_id, false, who.token, 'typed twice')).content).toMatchObject({ state, decision_remark: 'typed twice' });
      expect(await wallet(customer_id)).toMatchObject({ balance: '0.00' });
      const row = db.selectFrom('wallet_adjustments').select('state').where('adjustment_id', '=', adjustment_id);
      expect(await row.executeTakeFirst()).toEqual({ state: 'refused' });
      expect(await agree(approval_id, two.token)).toMatchObject({ error_code: 4051 });
    }
  });

  it('cannot be agreed to by an account the proposer set up or reset within 24 hours', async () => {
    const { approval_id } = await aProposal();
    const third = await make.aStaff('finance');
    const reset = (by: number, hours: number) =>
      db
        .updateTable('staff')
        .set({ access_reset_by: by, access_reset_at: new Date(Date.now() - hours * 3_600_000) })
        .where('staff_id', '=', third.staff_id)
        .execute();
    await reset(one.staff_id, 23);
    expect(await agree(approval_id, third.token)).toMatchObject({ status: 403, error_code: 4053 });
    expect((await decide(approval_id, false, third.token)).content).toMatchObject({ state: 'rejected' });
    const next = await aProposal();
    await reset(one.staff_id, 25);
    expect((await agree(next.approval_id, third.token)).status).toBe(200);
    const last = await aProposal();
    await reset(two.staff_id, 1);
    expect((await agree(last.approval_id, third.token)).status).toBe(200);
  });

  it('is for those who may do the thing itself', async () => {
    const { approval_id } = await aProposal();
    const service = await make.aStaff('customer_service');
    expect((await agree(approval_id, service.token)).status).toBe(403);
    expect((await send(deskList, {}, service.token)).status).toBe(403);
    expect((await agree(999_999, two.token)).status).toBe(404);
  });

  it('cannot be exchanged after it was made, nor agreed to by its proposer past the service', async () => {
    const { approval_id } = await aProposal();
    const asDesk = (work: (tx: Tx) => Promise<unknown>) =>
      asActor(deps.database, 'read write', 'desk', hashToken(one.token), ({ tx }) => work(tx));
    const id = approval_id ?? 0;
    const forge = asDesk((tx) => tx.updateTable('approvals').set({ payload: '{}' }).where('approval_id', '=', id).execute());
    await expect(forge).rejects.toThrow(/permission denied/);
    const decision = { state: 'agreed', decided_by: one.staff_id, decided_at: new Date() } as const;
    const cheat = asDesk((tx) => tx.updateTable('approvals').set(decision).where('approval_id', '=', id).execute());
    await expect(cheat).rejects.toThrow(/approvals_two_people/);
  });
});

describe('the queue of approvals', () => {
  it('shows the oldest that waits first, then what was decided, with a count beside the menu entry', async () => {
    const me = await make.aStaff('finance');
    const waiting = async (token: string) =>
      (await send(myWorkDeskCalls.counts, {}, token)).content.list.find(({ path }) => path === '/approvals')?.count ?? 0;
    const before = await waiting(me.token);
    const [first, second, mine] = [await aProposal(), await aProposal(), await aProposal(me.token)];
    expect(await waiting(me.token)).toBe(before + 2); // one's own waits for others
    await decide(second.approval_id, false, two.token);
    const third = await aProposal();
    const ids = async (filter: object) =>
      (await send(deskList, { limit: 200, ...filter }, me.token)).content.list.map((row) => row.approval_id);
    const ours = new Set([first, second, mine, third].map(({ approval_id }) => approval_id));
    const seen = (await ids({})).filter((id) => ours.has(id));
    expect(seen).toEqual([first, mine, third, second].map(({ approval_id }) => approval_id));
    expect((await ids({ state: 'proposed' })).filter((id) => ours.has(id))).toEqual(
      [first, mine, third].map(({ approval_id }) => approval_id),
    );
    expect(await ids({ customer_id: first.customer_id })).toEqual([first.approval_id]);
  });

  it('shows what would change, and who proposed it', async () => {
    const { customer_id, approval_id } = await aProposal();
    const { list } = (await send(deskList, { customer_id }, two.token)).content;
    expect(list).toMatchObject([
      { approval_id, kind: 'adjustment', amount_usd: '900.00', reason: 'goodwill', is_mine: false, state: 'proposed' },
    ]);
    expect(list[0]?.changes).toEqual([{ field: 'amount', before: null, after: '900.00' }]);
  });
});

describe('the threshold', () => {
  const name = 'adjustment_approval_threshold_usd';
  const threshold = async () => (await send(deskRule, {}, one.token)).content;

  it('is 500 USD at first, and 2 % for rates', async () => {
    expect(await threshold()).toEqual({ threshold_usd: '500', rate_percent: '2' });
  });

  it('is changed by two administrators, never by one, up or down', async () => {
    const [admin, other] = [await make.aStaff(), await make.aStaff()];
    const save = (value: string) => send(basicConfigDeskCalls.deskSave, { cfg_name: name, value }, admin.token);
    for (const value of ['1000000', '0']) {
      const { content } = await save(value);
      expect(content).toMatchObject({ value: '500', approval_id: expect.any(Number) });
      expect(await threshold()).toMatchObject({ threshold_usd: '500' });
      expect(await agree(content.approval_id, admin.token)).toMatchObject({ error_code: 4052 });
      expect((await agree(content.approval_id, one.token)).status).toBe(403); // finance does not configure
      expect(await save('7')).toMatchObject({ status: 409, error_code: 4054 });
      await decide(content.approval_id, false, admin.token);
    }
    const { content } = await save('800');
    expect((await agree(content.approval_id, other.token)).content).toMatchObject({
      kind: 'threshold',
      changes: [{ field: 'threshold_usd', before: '500', after: '800' }],
    });
    expect(await threshold()).toMatchObject({ threshold_usd: '800' });
    const { customer_id } = await make.aMerchant();
    expect((await adjust(customer_id, '800.00')).content.approval_id).toBeNull();
    await db.updateTable('basic_config').set({ value: '500' }).where('cfg_name', '=', name).execute();
  });

  it('as it is now is no change, and other settings need nobody else', async () => {
    const admin = await make.aStaff();
    const save = (cfg_name: typeof name | 'max_upload_size', value: string) =>
      send(basicConfigDeskCalls.deskSave, { cfg_name, value }, admin.token);
    expect((await save(name, '500')).content).toMatchObject({ value: '500', approval_id: null });
    expect((await save('max_upload_size', '9')).content).toMatchObject({ value: '9', approval_id: null });
  });
});
