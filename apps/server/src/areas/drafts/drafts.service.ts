import type { InputOf } from '@quayside/contract/kernel/call';
import type { draftsCalls } from '@quayside/contract/drafts/drafts.calls';
import { FORM_DRAFT_DAYS, type DraftForm } from '@quayside/domain/drafts/draft-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as drafts from './drafts.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Form = { form: DraftForm; record: string };

/** The person's own drafts only; an API key is no person. */
function keyOf({ actor }: MerchantCtx, { form, record }: Form): drafts.DraftKey {
  if (actor.accountId === null) throw new Refusal('request.illegal_operation');
  return { account_id: actor.accountId, acting_staff_id: actor.actingStaff?.staffId ?? 0, form, record };
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - FORM_DRAFT_DAYS * DAY_MS);
}

export async function getDraft(ctx: MerchantCtx, form: Form) {
  const row = await drafts.draft(ctx.tx, ctx.actor.customerId, keyOf(ctx, form), oldest(ctx.now));
  if (!row) return { draft: null };
  return { draft: { ...row, content: row.content as Record<string, unknown> } }; // `saveDraft` writes only objects
}

/** Saves over the version the page knows. Another tab or device may have saved since: then nothing is written, and the page says so. */
export async function saveDraft(ctx: MerchantCtx, { version, content, ...form }: InputOf<typeof draftsCalls.save>) {
  const { tx, actor, now } = ctx;
  const key = keyOf(ctx, form);
  const current = await drafts.lockDraft(tx, actor.customerId, key);
  const isKnown = current === undefined || current.version === version || current.updated_at <= oldest(now);
  if (!isKnown) throw new Refusal('drafts.changed_elsewhere');
  const next = Math.max(version, current?.version ?? 0) + 1;
  const saved = { version: next, content: JSON.stringify(content), updated_at: now };
  if (!(await drafts.writeDraft(tx, actor.customerId, key, saved))) throw new Refusal('drafts.changed_elsewhere');
  if (current === undefined) await drafts.dropSurplusDrafts(tx, actor.customerId, key);
  return { version: next, updated_at: now };
}

/** Only the version the page knows: a newer one belongs to another tab. */
export async function discardDraft(ctx: MerchantCtx, { version, ...form }: Form & { version: number }) {
  await drafts.deleteDraft(ctx.tx, ctx.actor.customerId, keyOf(ctx, form), version);
  return {};
}
