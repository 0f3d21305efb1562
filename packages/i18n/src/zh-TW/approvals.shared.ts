// Written by `npm run zh-tw` from zh-CN/approvals.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { approvalsShared as source } from '../en/approvals.shared.ts';

export const approvalsShared = {
  menu: {
    approvals: '雙人複核',
  },
  queues: {
    'approvals.to_decide': '待複核事項',
  },
  refusals: {
    'approvals.already_decided': '該申請已有人處理。',
    'approvals.own_proposal': '這是您提出的申請，須由他人複核。',
    'approvals.access_reset': '您不能同意：提出人在 24 小時內開通或重置過您的帳號，請由其他人複核。',
    'approvals.already_waiting': '同一事項已有申請等待複核，請先處理或撤回該申請。',
    'approvals.outdated': '提出申請後內容已發生變化，請拒絕後重新提出。',
  },
  operations: {
    'approvals.decide': '複核申請',
  },
} as const satisfies Same<typeof source>;
