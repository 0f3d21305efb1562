// Written by `npm run zh-tw` from zh-CN/verification.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { verificationShared as source } from '../en/verification.shared.ts';

export const verificationShared = {
  menu: {
    verification: '訂單稽核',
  },
  queues: {
    'verification.to_verify': '待稽核訂單',
  },
  operations: {
    'verification.approve': '稽核通過訂單',
    'verification.unapprove': '撤銷訂單稽核',
    'verification.send_back': '退回訂單',
    'verification.cancel': '取消訂單',
    'verification.change_method': '更改訂單物流方式',
    'verification.change_address': '更改訂單地址',
  },
} as const satisfies Same<typeof source>;
