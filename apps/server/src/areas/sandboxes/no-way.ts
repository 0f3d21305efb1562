import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { text } from '@quayside/i18n/texts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';

export function noWay({ language }: DeskCtx, status: OrderStatus): Refusal {
  return new Refusal('sandboxes.no_way', { now: text(language, 'orderStatus', status) });
}
