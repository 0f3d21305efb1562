import type { Same } from '../same.ts';
import type { orders as source } from '../en/orders.ts';

export const orders = {
  title: '订单',
  purpose: '您发给客户的货物及其进度',
  status_text: { approving: '待确认', canceled: '已取消' },
} as const satisfies Same<typeof source>;
