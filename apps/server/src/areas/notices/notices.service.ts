import type { z } from 'zod';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import type { NoticeDraftInput, NoticeInput } from '@quayside/contract/notices/notices.schemas';
import { cleanHtml, hasWords } from '#server/kernel/clean-html.ts';
import { brandOfActor } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { escapeHtml } from '#server/kernel/escape-html.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { noticeView } from './notices.map.ts';
import * as notices from './notices.queries.ts';

async function readerOf(ctx: MerchantCtx): Promise<notices.Reader> {
  return readerAt(ctx, await brandOfActor(ctx));
}

function readerAt({ actor, now }: MerchantCtx, platformType: number): notices.Reader {
  return { customerId: actor.customerId, accountId: found(actor.accountId), platformType, can: [...actor.can], now };
}

/** The one notice the dialog shows (USER-15). */
export async function newestNotice(ctx: MerchantCtx) {
  const row = await notices.newestNotice(ctx.tx, await readerOf(ctx));
  return row ? noticeView(row, ctx.language) : null;
}

export async function listNotices(ctx: MerchantCtx, input: Parameters<typeof notices.noticePage>[2]) {
  const { list, count } = await notices.noticePage(ctx.tx, await readerOf(ctx), input);
  return { list: list.map((row) => noticeView(row, ctx.language)), count };
}

/** The bell's count (D-94). */
export async function countUnread(ctx: MerchantCtx) {
  return { count: await notices.unreadCount(ctx.tx, await readerOf(ctx)) };
}

/** The same for a caller that already has the brand: one query. */
export function countUnreadUpTo(ctx: MerchantCtx, platformType: number, upTo: number): Promise<number> {
  return notices.unreadCount(ctx.tx, readerAt(ctx, platformType), upTo);
}

/** Marks a notice as read for the account. Does nothing for staff acting for a customer. */
export async function markRead(ctx: MerchantCtx, { press_id }: { press_id: number }): Promise<Record<string, never>> {
  const reader = await readerOf(ctx);
  found(await notices.publishedNotice(ctx.tx, reader, press_id));
  if (!ctx.actor.actingStaff) await notices.markRead(ctx.tx, reader, press_id);
  return {};
}

export async function markAllRead(ctx: MerchantCtx): Promise<Record<string, never>> {
  if (!ctx.actor.actingStaff) await notices.markAllRead(ctx.tx, await readerOf(ctx));
  return {};
}

export function listForStaff({ tx }: DeskCtx, input: Parameters<typeof notices.noticesAcrossMerchants>[1]) {
  return notices.noticesAcrossMerchants(tx, input);
}

/** Adds or changes a notice. Its HTML is sanitized here, so that no page shows unsafe HTML. */
export async function saveNotice({ tx, actor, now }: DeskCtx, { press_id, ...input }: z.output<typeof NoticeInput>) {
  const [description_en, description_cn] = [cleanHtml(input.description_en), cleanHtml(input.description_cn)];
  const bare = Object.entries({ description_en, description_cn }).filter(([, html]) => !hasWords(html));
  refuseFields(...bare.map(([path]) => ({ path, code: 'notices.empty' as const, params: {} })));
  const row = { ...input, ...periodOf(input), description_en, description_cn, is_draft: false, updated_at: now };
  if (press_id === undefined) return notices.insertNoticeAcrossMerchants(tx, { ...row, created_by: actor.staffId, created_at: now });
  return found(await notices.writeNoticeAcrossMerchants(tx, press_id, row));
}

/** Keeps an unfinished notice. One that is published already is not found: nothing unfinished may take its place. */
export async function saveNoticeDraft({ tx, actor, now }: DeskCtx, { press_id, ...input }: z.output<typeof NoticeDraftInput>) {
  const [description_en, description_cn] = [cleanHtml(input.description_en), cleanHtml(input.description_cn)];
  const row = { ...input, ...periodOf(input), description_en, description_cn, is_draft: true, updated_at: now };
  if (press_id === undefined) return notices.insertNoticeAcrossMerchants(tx, { ...row, created_by: actor.staffId, created_at: now });
  return found(await notices.writeNoticeAcrossMerchants(tx, press_id, row, 'drafts'));
}

function periodOf({ publish_on_time, ends_at }: { publish_on_time: string; ends_at: string | null }) {
  return { publish_on_time: new Date(publish_on_time), ends_at: ends_at === null ? null : new Date(ends_at) };
}

export function getAudience({ tx }: DeskCtx, { platform_types }: { platform_types: readonly number[] }) {
  return notices.audienceAcrossMerchants(tx, platform_types);
}

/** Withdraws a notice from every merchant, or publishes it again. */
export async function withdrawNotice(
  { tx, now }: DeskCtx,
  input: { press_id: number; withdrawn: boolean },
): Promise<Record<string, never>> {
  found(await notices.writeNoticeAcrossMerchants(tx, input.press_id, { withdrawn: input.withdrawn, updated_at: now }));
  return {};
}

type Words = { readonly title: string; readonly text: string };
type Telling = { readonly customerId: number; readonly permission: MerchantPermission; readonly says: (language: 'en' | 'zh_CN') => Words };

/** Sends a notice to one merchant, for users with the permission only: suppliers must not read remarks on payments. */
export async function notifyMerchant({ tx, now }: DeskCtx | SystemCtx, { customerId, permission, says }: Telling): Promise<void> {
  const [en, cn] = [says('en'), says('zh_CN')];
  const words = { title_en: en.title, title_cn: cn.title, description_en: paragraphs(en.text), description_cn: paragraphs(cn.text) };
  await notices.insertTold(tx, customerId, permission, words, now);
}

function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

export async function countByRead(ctx: MerchantCtx) {
  return notices.readCounts(ctx.tx, await readerOf(ctx));
}
