import { describe, expect, it } from 'vitest';
import { categoriesCalls } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const { list } = categoriesCalls;
const { deskList, deskSave, deskMove } = categoriesDeskCalls;
const clerk = await make.aStaff('order_clerk');
const { token } = await make.aMerchant();
const add = async (name_en: string, parent_id: number | null = null) =>
  (await send(deskSave, { name_en, name_cn: name_en, parent_id }, clerk.token)).content;

describe('categories', () => {
  it('PROD-44 answers the tree, every parent before its children, in both languages', async () => {
    const { content } = await send(list, {}, token);
    const seen = new Set<number | null>([null]);
    for (const one of content.list) {
      expect(seen).toContain(one.parent_id);
      seen.add(one.category_id);
    }
    expect(content.list[0]).toMatchObject({ name_en: 'Electronics', name_cn: '电子产品', parent_id: null });
    expect(content.list[1]).toMatchObject({ name_en: 'Phone accessories', parent_id: content.list[0]?.category_id });
  });

  it('hides a branch from merchants when its root is disabled, and still shows it to staff', async () => {
    const root = await add('Seasonal');
    const leaf = await add('Christmas', root.category_id);
    const ids = async () => (await send(list, {}, token)).content.list.map((one) => one.category_id);
    expect(await ids()).toEqual(expect.arrayContaining([root.category_id, leaf.category_id]));
    await send(deskSave, { category_id: root.category_id, name_en: 'Seasonal', name_cn: '季节', enabled: 0 }, clerk.token);
    expect(await ids()).not.toContain(leaf.category_id);
    const all = (await send(deskList, {}, clerk.token)).content.list.map((one) => one.category_id);
    expect(all).toContain(leaf.category_id);
  });

  it('refuses a parent that is not there, is itself or is below it, and a name its parent has already', async () => {
    const [a, b] = [await add('A-cat'), await add('B-cat')];
    const c = await add('C-cat', a.category_id);
    const move = (category_id: number, parent_id: number) =>
      send(deskSave, { category_id, parent_id, name_en: 'A-cat', name_cn: 'A' }, clerk.token);
    for (const parent of [99_999, a.category_id, c.category_id])
      expect(errorsOf(await move(a.category_id, parent))).toEqual([['parent_id', 'categories.no_parent']]);
    expect(errorsOf(await send(deskSave, { name_en: 'c-CAT', name_cn: 'x', parent_id: a.category_id }, clerk.token))).toEqual([
      ['name_en', 'categories.name_taken'],
    ]);
    expect((await send(deskSave, { name_en: 'c-CAT', name_cn: 'x', parent_id: b.category_id }, clerk.token)).status).toBe(200);
  });

  it('makes no cycle with two concurrent moves', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await add(`Left ${round}`), await add(`Right ${round}`)];
      const into = (one: typeof a, other: typeof a) =>
        send(deskSave, { category_id: one.category_id, parent_id: other.category_id, name_en: one.name_en, name_cn: 'x' }, clerk.token);
      const answers = await Promise.all([into(a, b), into(b, a)]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });

  it('swaps places with a sibling, also where categories were never sorted, and every concurrent move counts', async () => {
    const root = await add('Sorted');
    const names = ['one', 'two', 'three', 'four'];
    const made: Awaited<ReturnType<typeof add>>[] = [];
    for (const name of names) made.push(await add(name, root.category_id));
    const order = async () =>
      (await send(deskList, {}, clerk.token)).content.list.filter((one) => one.parent_id === root.category_id).map((one) => one.name_en);
    const move = (index: number, by: -1 | 1) => send(deskMove, { category_id: made[index]?.category_id ?? 0, by }, clerk.token);
    expect(await order()).toEqual(names);
    await move(2, -1);
    expect(await order()).toEqual(['one', 'three', 'two', 'four']);
    await move(0, -1);
    await move(3, 1);
    expect(await order()).toEqual(['one', 'three', 'two', 'four']);
    // Three staff members move the same category down at once: it moves three positions.
    const answers = await Promise.all([move(0, 1), move(0, 1), move(0, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await order()).at(-1)).toBe('one');
    expect((await send(deskMove, { category_id: 99_999, by: 1 }, clerk.token)).status).toBe(404);
  });
});
