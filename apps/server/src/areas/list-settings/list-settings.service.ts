import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { listSettingsCalls } from '@quayside/contract/list-settings/list-settings.calls';
import { ListSettings, SavedView } from '@quayside/contract/list-settings/list-settings.schemas';
import { isTooLarge, MAX_LISTS, whyNotMore, whyNotName } from '@quayside/domain/list-settings/list-setting-rules';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { accountLists, staffLists, type ListStore, type StoredList } from './list-settings.queries.ts';

type Person = MerchantCtx | DeskCtx;
type Calls = typeof listSettingsCalls;
const Views = z.array(SavedView);

/** Null where nothing is kept: an API key is no person, and staff acting for a customer leave the account's lists alone. */
function storeOf({ tx, actor }: Person): ListStore | null {
  if (actor.kind === 'staff') return staffLists(tx, actor.staffId);
  return actor.accountId === null || actor.actingStaff ? null : accountLists(tx, actor.customerId, actor.accountId);
}

/** Settings of an earlier version that no longer fit are left out: the list shows its usual columns. */
export async function getSettings(ctx: Person) {
  const rows = (await storeOf(ctx)?.all()) ?? [];
  return {
    list: rows.map((row) => ({ list: row.list, settings: ListSettings.safeParse(row.settings).data ?? null, views: viewsOf(row) })),
  };
}

export async function saveSettings(ctx: Person, { list, settings }: ParsedOf<Calls['save']>) {
  const store = storeOf(ctx);
  if (store === null) return {};
  if (isTooLarge(settings)) refuseFields({ path: 'settings', code: 'list-settings.too_large', params: {} });
  await lockOwn(store, list, ctx.now);
  await store.write(list, { settings: JSON.stringify(settings), updated_at: ctx.now });
  return {};
}

export async function createView(ctx: Person, { list, ...input }: ParsedOf<Calls['createView']>) {
  return changeViews(ctx, list, (views) => {
    const refusal = whyNotMore(views) ?? whyNotName(views, input.name, null);
    if (refusal !== null) refuseFields({ path: 'name', code: refusal, params: {} });
    return [...views, { view_id: randomUUID(), ...input }];
  });
}

/** Another name, or other columns; what is not sent stays. */
export async function changeView(ctx: Person, { list, view_id, name, columns }: ParsedOf<Calls['changeView']>) {
  return changeViews(ctx, list, (views) => {
    const before = found(views.find((view) => view.view_id === view_id));
    const after = { ...before, name: name ?? before.name, columns: columns ?? before.columns };
    const refusal = whyNotName(views, after.name, view_id);
    if (refusal !== null) refuseFields({ path: 'name', code: refusal, params: {} });
    return views.map((view) => (view === before ? after : view));
  });
}

/** Deleting a view that is already gone changes nothing. */
export async function deleteView(ctx: Person, { list, view_id }: ParsedOf<Calls['deleteView']>) {
  return changeViews(ctx, list, (views) => views.filter((view) => view.view_id !== view_id));
}

async function changeViews(ctx: Person, list: string, change: (views: readonly SavedView[]) => readonly SavedView[]) {
  const store = storeOf(ctx);
  if (store === null) return { views: [] };
  const views = change(viewsOf(await lockOwn(store, list, ctx.now)));
  if (isTooLarge(views)) refuseFields({ path: 'name', code: 'list-settings.too_large', params: {} });
  await store.write(list, { views: JSON.stringify(views), updated_at: ctx.now });
  return { views: [...views] };
}

async function lockOwn(store: ListStore, list: string, now: Date): Promise<StoredList> {
  const known = await store.all();
  const isNew = known.every((row) => row.list !== list);
  if (isNew && known.length >= MAX_LISTS) refuseFields({ path: 'list', code: 'list-settings.too_large', params: {} });
  return store.lock(list, now);
}

function viewsOf({ views }: StoredList): SavedView[] {
  return Views.safeParse(views).data ?? [];
}
