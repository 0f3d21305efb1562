import { allows } from '@quayside/domain/kernel/machine';
import { inboundMachine } from '@quayside/domain/inbound/inbound-machine';
import { whyNotVoid } from '@quayside/domain/inbound/inbound-rules';
import { text } from '@quayside/i18n/texts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { countedBox, lastDecision } from './desk-inbound.queries.ts';
import { getForStaff } from './desk-inbound.ts';
import { addEvent, endExpecting, releaseFees } from './inbound-effects.ts';
import { lockInbound } from './inbound-effects.queries.ts';
import { changeInbounds } from './inbound-writes.queries.ts';
import { notifyOfInbound } from './notify-of-inbound.ts';
import type { InboundRecord } from './receive-boxes.ts';

type One = { readonly customer_id: number; readonly inbound_id: number };
const { moves } = inboundMachine;

const waits = ({ bill_status }: InboundRecord) => allows(inboundMachine, 'pass', bill_status, 'staff');

/** Passes the audit. One that was withdrawn or decided meanwhile is refused by itself, with who came first. */
export async function confirmInbounds(ctx: DeskCtx, { list }: { list: readonly One[] }) {
  const asked = list.toSorted((a, b) => a.inbound_id - b.inbound_id);
  const refused = [];
  for (const one of asked) {
    // Race: a withdrawal at the same moment holds this lock, or waits for it.
    const row = found(await lockInbound(ctx.tx, one.customer_id, one.inbound_id));
    const { inbound_id, inbound_no } = row;
    if (waits(row)) await confirmOne(ctx, row);
    else refused.push({ inbound_id, inbound_no, code: 'inbound.not_auditable' as const, now: await whoDecided(ctx, row) });
  }
  const [first] = asked;
  if (first && asked.every(({ customer_id }) => customer_id === first.customer_id)) ctx.concerns(first.customer_id);
  return { done: asked.length - refused.length, refused };
}

async function confirmOne(ctx: DeskCtx, row: InboundRecord): Promise<void> {
  const { actor, now } = ctx;
  await changeInbounds(ctx.tx, row.customer_id, [row.inbound_id], {
    bill_status: moves.pass.to,
    audit_status: 'passed',
    stage: 'future_receipt',
    audit_comment: '',
    audited_at: now,
    audited_by: actor.name,
    updated_at: now,
  });
  await addEvent(ctx, row, 'passed');
  const { arrival_date: date, arrival_period: period } = row;
  if (date !== null && period !== null) await notifyOfInbound(ctx, row, { is: 'confirmed', date, period });
}

async function whoDecided({ tx, language }: DeskCtx, row: InboundRecord): Promise<string> {
  const last = await lastDecision(tx, row.customer_id, row.inbound_id);
  const state = last?.kind === 'rejected' ? 'rejected' : row.bill_status;
  return state === 'rejected' || state === 'confirmed' || state === 'voided' || state === 'withdrawn'
    ? text(language, 'mailTexts', `inbound.now.${state}`, { name: last?.actor_name ?? '' })
    : state;
}

/** Sends it back: the merchant reads the comment, corrects and submits again (D-42). */
export async function rejectInbound(ctx: DeskCtx, { comment, ...one }: One & { comment: string }) {
  const row = found(await lockInbound(ctx.tx, one.customer_id, one.inbound_id));
  ctx.concerns(one.customer_id, { before: { bill_status: row.bill_status }, after: { bill_status: moves.reject.to, comment } });
  if (!waits(row)) throw new Refusal('inbound.not_auditable', { now: await whoDecided(ctx, row) });
  await changeInbounds(ctx.tx, one.customer_id, [one.inbound_id], {
    bill_status: moves.reject.to,
    audit_status: 'rejected',
    ...(await ended(ctx, row, comment)),
  });
  await addEvent(ctx, row, 'rejected', { comment });
  await notifyOfInbound(ctx, row, { is: 'rejected', comment });
  return getForStaff(ctx, one);
}

/** Final (STAFF-05). Possible until the first box is counted. */
export async function voidInbound(ctx: DeskCtx, { comment, ...one }: One & { comment: string }) {
  const row = found(await lockInbound(ctx.tx, one.customer_id, one.inbound_id));
  const hasCounted = (await countedBox(ctx.tx, one.customer_id, one.inbound_id)) !== undefined;
  ctx.concerns(one.customer_id, { before: { bill_status: row.bill_status }, after: { bill_status: moves.void.to, comment } });
  refuseIf(whyNotVoid(row.bill_status, row.stage, hasCounted));
  await changeInbounds(ctx.tx, one.customer_id, [one.inbound_id], {
    bill_status: moves.void.to,
    stage: null,
    ...(await ended(ctx, row, comment)),
  });
  await addEvent(ctx, row, 'voided', { comment });
  await notifyOfInbound(ctx, row, { is: 'voided', comment });
  return getForStaff(ctx, one);
}

/** Nothing of it is expected or held any more. */
async function ended(ctx: DeskCtx, row: InboundRecord, audit_comment: string) {
  const { actor, now } = ctx;
  await endExpecting(ctx, row);
  await releaseFees(ctx, row);
  return { audit_comment, audited_at: now, audited_by: actor.name, updated_at: now, proposed_date: null, proposed_period: null };
}
