import type { z } from 'zod';
import type { CategoryInput } from '@quayside/contract/categories/categories.desk-calls';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { branchOf, categoryView, enabledTree } from './categories.map.ts';
import * as categories from './categories.queries.ts';

/** The category tree for merchants (PROD-44). */
export async function listCategories({ tx }: MerchantCtx) {
  return { list: enabledTree(await categories.categoriesAcrossMerchants(tx)).map(categoryView) };
}

export async function listForStaff({ tx }: DeskCtx) {
  return { list: branchOf(await categories.categoriesAcrossMerchants(tx), null).map(categoryView) };
}

/** The category and all its descendants: a search by category includes them. */
export async function branchIds(tx: Tx, categoryId: number): Promise<number[]> {
  const all = await categories.categoriesAcrossMerchants(tx);
  return [categoryId, ...branchOf(all, categoryId).map((one) => one.category_id)];
}

/** Every category, with whether it can be chosen. */
export async function allCategories(tx: Tx) {
  const all = await categories.categoriesAcrossMerchants(tx);
  const open = new Set(enabledTree(all).map((one) => one.category_id));
  return all.map((one) => ({ ...one, enabled: open.has(one.category_id) }));
}

/** Adds a category, or renames, moves, enables or disables one. It cannot be moved below itself. */
export async function saveCategory({ tx }: DeskCtx, { category_id, ...input }: z.output<typeof CategoryInput>) {
  const all = await categories.lockCategoriesAcrossMerchants(tx);
  const below = category_id === undefined ? [] : [category_id, ...branchOf(all, category_id).map((one) => one.category_id)];
  const parent = all.find((one) => one.category_id === input.parent_id);
  if (input.parent_id !== null && (!parent || below.includes(parent.category_id)))
    refuseFields({ path: 'parent_id', code: 'categories.no_parent', params: {} });
  const row = { ...input, enabled: input.enabled === 1 };
  const saved =
    category_id === undefined
      ? categories.insertCategoryAcrossMerchants(tx, row)
      : categories.writeCategoryAcrossMerchants(tx, category_id, row);
  return categoryView(found(await mapConstraintError(saved, { categories_name: { path: 'name_en', code: 'categories.name_taken' } })));
}

/** Swaps with the sibling above (-1) or below (1); at either end nothing happens. */
export async function moveCategory(ctx: DeskCtx, { category_id, by }: { category_id: number; by: -1 | 1 }) {
  await categories.lockCategoriesAcrossMerchants(ctx.tx);
  const all = await categories.categoriesAcrossMerchants(ctx.tx);
  const { parent_id } = found(all.find((one) => one.category_id === category_id));
  const order = all.flatMap((one) => (one.parent_id === parent_id ? [one.category_id] : []));
  const from = order.indexOf(category_id);
  const other = order[from + by];
  // Renumbers all siblings, so that siblings that were never sorted can be moved too.
  if (other !== undefined) await categories.sortCategoriesAcrossMerchants(ctx.tx, order.with(from, other).with(from + by, category_id));
  return listForStaff(ctx);
}
