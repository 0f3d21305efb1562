import type { verificationShared as source } from '../en/verification.shared.ts';
import type { Same } from '../same.ts';

export const verificationShared = {
  menu: { verification: '订单审核' },
  queues: { 'verification.to_verify': '待审核订单' },
  operations: {
    'verification.approve': '审核通过订单',
    'verification.unapprove': '撤销订单审核',
    'verification.send_back': '退回订单',
    'verification.cancel': '取消订单',
    'verification.change_method': '更改订单物流方式',
    'verification.change_address': '更改订单地址',
  },
} as const satisfies Same<typeof source>;
