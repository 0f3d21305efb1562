import type { interceptionsShared as source } from '../en/interceptions.shared.ts';
import type { Same } from '../same.ts';

export const interceptionsShared = {
  menu: { interceptions: '拦截申请' },
  queues: { 'interceptions.to_decide': '待处理拦截' },
  refusals: {
    'interceptions.requested': '该订单已申请拦截。',
    'interceptions.decided': '该申请已处理。',
  },
  operations: {
    'interceptions.request': '申请拦截订单',
    'interceptions.decide': '处理拦截申请',
  },
} as const satisfies Same<typeof source>;
