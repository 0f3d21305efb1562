import { byDeadline, type InboxKind } from '@quayside/domain/dashboards/inbox';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { reasonIn } from '#server/areas/orders/orders.public.ts';
import { countUnreadUpTo, newestNotice } from '#server/areas/notices/notices.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { startOfDay } from '#server/kernel/days.ts';
import * as inbox from './inbox.queries.ts';

type Found = { count: number; id: number | null; example: string; detail: string; deadline: Date | null };
type Line = {
  readonly kind: InboxKind;
  readonly permission: MerchantPermission | null;
  readonly ask: (ctx: MerchantCtx) => Promise<Found | undefined>;
};

const MOST = 1000;
const endOf = (day: string | null) => (day === null ? null : startOfDay(day, 1));

/** One line for each kind of work; a new kind is a line here and a text in each language. */
const lines: readonly Line[] = [
  { kind: 'exceptions', permission: 'orders.read', ask: ({ tx, actor }) => inbox.waitingExceptions(tx, actor) },
  {
    kind: 'errors',
    permission: 'orders.read',
    ask: async ({ tx, actor, language }) => {
      const found = await inbox.ordersInError(tx, actor);
      return found && { ...found, detail: reasonIn(language, { error_reason: found.detail, error_template: found.template }) };
    },
  },
  {
    kind: 'loss_orders',
    permission: 'loss-orders.edit',
    ask: async ({ tx, actor }) => {
      const found = await inbox.lossesToAnswer(tx, actor);
      return found && { ...found, deadline: endOf(found.day) };
    },
  },
  { kind: 'storage_bills', permission: 'storage-fees.settle', ask: ({ tx, actor }) => inbox.unsettledBills(tx, actor.customerId) },
  { kind: 'low_stock', permission: 'inventory.read', ask: ({ tx, actor }) => inbox.lowProducts(tx, actor) },
  { kind: 'low_balance', permission: 'wallets.read', ask: ({ tx, actor }) => inbox.lowWallet(tx, actor.customerId) },
  { kind: 'messages', permission: null, ask: unreadMessages },
];

async function unreadMessages(ctx: MerchantCtx): Promise<Found | undefined> {
  const { platform_type } = await customerOf(ctx.tx, ctx.actor.customerId);
  const count = await countUnreadUpTo(ctx, platform_type, MOST);
  const newest = count === 0 ? null : await newestNotice(ctx);
  return { count, id: newest?.press_id ?? null, example: newest?.title ?? '', detail: '', deadline: null };
}

/** Everything that needs the merchant, by deadline. Lines of areas the account may not read are left out. */
export async function getInbox(ctx: MerchantCtx) {
  const list = [];
  for (const { kind, permission, ask } of lines) {
    if (permission !== null && !ctx.actor.can.has(permission)) continue;
    const found = await ask(ctx);
    if (found && found.count > 0) {
      const { count, id, example, detail, deadline } = found;
      list.push({ kind, count, id, example, detail, deadline });
    }
  }
  return { list: list.toSorted(byDeadline) };
}
