import type { evaluationsShared as source } from '../en/evaluations.shared.ts';
import type { Same } from '../same.ts';

export const evaluationsShared = {
  permissions: {
    evaluations: '服务评价',
    'evaluations.read': '查看',
    'evaluations.add': '评价客户经理',
  },
  menu: { evaluations: '服务评价', evaluation_averages: '平均评分' },
  refusals: {
    'evaluations.no_manager': '暂未分配客户经理，分配后即可评价。',
  },
  operations: { 'evaluations.add': '评价客户经理' },
} as const satisfies Same<typeof source>;
