import { describe, expect, it } from 'vitest';
import { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import { listSettingsDeskCalls } from '@quayside/contract/list-settings/list-settings.desk-calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { get, save, createView, changeView, deleteView } = listSettingsCalls;
const columns = { hidden: ['note'], order: ['total', 'status'], widths: { total: 120 }, pins: { status: 'start' } } as const;
const settings = { ...columns, hidden: [...columns.hidden], order: [...columns.order], limit: 50, density: 'small' } as const;
const input = { list: 'orders.list', settings: { ...settings, hidden: ['note'], order: ['total', 'status'] } };
const view = (name: string, query = 'status=approving') => ({
  list: 'orders.list',
  name,
  query,
  columns: { ...columns, hidden: ['note'], order: ['total', 'status'] },
});
const usual = { hidden: null, order: [], widths: {}, pins: {} };
const namesOf = (answer: { content: { views: { name: string }[] } }) => answer.content.views.map(({ name }) => name);

describe('list-settings.save', () => {
  it("keeps a person's columns on the server, for this person only", async () => {
    const main = await make.aMerchant();
    const colleague = await make.anAccount(main.customer_id, 'internal');
    expect((await send(get, {}, main.token)).content).toEqual({ list: [] });
    expect((await send(save, input, main.token)).error_code).toBe(0);
    expect((await send(get, {}, main.token)).content).toEqual({ list: [{ ...input, views: [] }] });
    expect((await send(get, {}, colleague.token)).content).toEqual({ list: [] });
    expect((await send(get, {}, (await make.aMerchant()).token)).content).toEqual({ list: [] });
    await send(save, { ...input, settings: { ...input.settings, hidden: null, limit: null } }, main.token);
    expect((await send(get, {}, main.token)).content.list).toMatchObject([
      { settings: { hidden: null, limit: null, order: ['total', 'status'] } },
    ]);
  });

  it('keeps those of staff apart from those of accounts', async () => {
    const one = await make.aStaff();
    const other = await make.aStaff('finance');
    await send(listSettingsDeskCalls.deskSave, { ...input, list: 'top-ups.deskList' }, one.token);
    await send(listSettingsDeskCalls.deskCreateView, { ...view('Mine'), list: 'top-ups.deskList' }, one.token);
    const kept = (await send(listSettingsDeskCalls.deskGet, {}, one.token)).content.list;
    expect(kept).toMatchObject([{ list: 'top-ups.deskList', settings: input.settings, views: [{ name: 'Mine' }] }]);
    expect((await send(listSettingsDeskCalls.deskGet, {}, other.token)).content).toEqual({ list: [] });
  });

  it('refuses widths and names that cannot be, each at its place', async () => {
    const { token } = await make.aMerchant();
    const wrong = { list: 'Orders; drop', settings: { ...input.settings, widths: { total: 59, status: 801 }, limit: 7 } };
    // @ts-expect-error -- 7 is no page size
    const answer = await send(save, wrong, token);
    expect(answer.status).toBe(422);
    const paths = (answer.content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['list', 'settings.limit', 'settings.widths.status', 'settings.widths.total']);
  });

  it('refuses more than 16 KB, and the table would too', async () => {
    const { token, customer_id, account_id } = await make.aMerchant();
    const order = Array.from({ length: 100 }, (_, at) => `${at}-${'灯'.repeat(55)}`);
    const answer = await send(save, { list: 'orders.list', settings: { ...input.settings, order } }, token);
    expect(answer).toMatchObject({ status: 422, content: { fields: [{ path: 'settings', code: 'list-settings.too_large' }] } });
    const large = JSON.stringify('x'.repeat(16_383));
    const insert = db.insertInto('account_list_settings').values({ customer_id, account_id, list: 'orders.list', settings: large });
    await expect(insert.execute()).rejects.toThrow('account_list_settings_settings_check');
  });

  it('staff acting for a customer neither see nor change what the account has arranged', async () => {
    const main = await make.aMerchant();
    const { staff_id } = await make.aStaff();
    await send(save, input, main.token);
    const acting = await make.aSession({ customer_id: main.customer_id, account_id: main.account_id, acting_staff_id: staff_id });
    expect((await send(get, {}, acting)).content).toEqual({ list: [] });
    await send(save, { ...input, settings: { ...input.settings, limit: 200 } }, acting);
    expect((await send(createView, view('Staff'), acting)).content).toEqual({ views: [] });
    expect((await send(get, {}, main.token)).content).toEqual({ list: [{ ...input, views: [] }] });
  });
});

describe('saved views', () => {
  it('are created, renamed and deleted; other views and the columns stay', async () => {
    const { token } = await make.aMerchant();
    await send(save, input, token);
    await send(createView, view(' Germany ', 'country=DE'), token);
    const made = await send(createView, view('Late'), token);
    expect(made.content.views).toMatchObject([{ name: 'Germany', query: 'country=DE', columns }, { name: 'Late' }]);
    const [germany, late] = made.content.views;
    const renamed = await send(changeView, { list: 'orders.list', view_id: late?.view_id ?? '', name: 'Very late' }, token);
    expect(namesOf(renamed)).toEqual(['Germany', 'Very late']);
    const wide = { ...usual, widths: { total: 300 } };
    const widened = await send(changeView, { list: 'orders.list', view_id: late?.view_id ?? '', columns: wide }, token);
    expect(widened.content.views).toMatchObject([
      { name: 'Germany', columns },
      { name: 'Very late', columns: wide },
    ]);
    const left = await send(deleteView, { list: 'orders.list', view_id: germany?.view_id ?? '' }, token);
    expect(namesOf(left)).toEqual(['Very late']);
    expect((await send(get, {}, token)).content.list).toMatchObject([{ settings: input.settings, views: [{ name: 'Very late' }] }]);
  });

  it('refuse a taken or empty name and a twenty-first view, at the name', async () => {
    const { token } = await make.aMerchant();
    const first = (await send(createView, view('Germany'), token)).content.views[0];
    expect(await send(createView, view('germany'), token)).toMatchObject({
      status: 422,
      content: { fields: [{ path: 'name', code: 'list-settings.name_taken', msg: 'Another view has this name' }] },
    });
    expect(await send(createView, view('  '), token)).toMatchObject({ status: 422, content: { fields: [{ path: 'name' }] } });
    for (let at = 1; at < 20; at++) await send(createView, view(`View ${at}`), token);
    expect(await send(createView, view('One more'), token)).toMatchObject({
      content: { fields: [{ path: 'name', code: 'list-settings.too_many_views' }] },
    });
    const taken = { list: 'orders.list', view_id: first?.view_id ?? '', name: 'VIEW 1' };
    expect(await send(changeView, taken, token)).toMatchObject({
      content: { fields: [{ path: 'name', code: 'list-settings.name_taken' }] },
    });
  });

  it("are a person's own: another person's cannot be renamed", async () => {
    const main = await make.aMerchant();
    const colleague = await make.anAccount(main.customer_id, 'internal');
    const made = (await send(createView, view('Mine'), main.token)).content.views[0];
    const foreign = { list: 'orders.list', view_id: made?.view_id ?? '', name: 'Yours' };
    expect((await send(changeView, foreign, colleague.token)).status).toBe(404);
    await send(deleteView, { list: 'orders.list', view_id: made?.view_id ?? '' }, colleague.token);
    expect((await send(get, {}, main.token)).content.list[0]?.views).toMatchObject([{ name: 'Mine' }]);
  });

  it('saved at the same moment are all kept', async () => {
    const { token } = await make.aMerchant();
    await Promise.all(Array.from({ length: 8 }, (_, at) => send(createView, view(`View ${at}`), token)));
    expect((await send(get, {}, token)).content.list[0]?.views).toHaveLength(8);
  });
});
