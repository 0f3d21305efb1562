import type { approvalsShared as source } from '../en/approvals.shared.ts';
import type { Same } from '../same.ts';

export const approvalsShared = {
  menu: {
    approvals: '双人复核',
  },
  queues: {
    'approvals.to_decide': '待复核事项',
  },
  refusals: {
    'approvals.already_decided': '该申请已有人处理。',
    'approvals.own_proposal': '这是您提出的申请，须由他人复核。',
    'approvals.access_reset': '您不能同意：提出人在 24 小时内开通或重置过您的账号，请由其他人复核。',
    'approvals.already_waiting': '同一事项已有申请等待复核，请先处理或撤回该申请。',
    'approvals.outdated': '提出申请后内容已发生变化，请拒绝后重新提出。',
  },
  operations: {
    'approvals.decide': '复核申请',
  },
} as const satisfies Same<typeof source>;
