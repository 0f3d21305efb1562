import type { consumablesShared as source } from '../en/consumables.shared.ts';
import type { Same } from '../same.ts';

export const consumablesShared = {
  menu: {
    consumables: '包材',
  },
  fields: {
    'consumables.name_taken': '已有同名同规格的包材',
    'consumables.no_customer': '没有此客户 ID',
  },
  operations: {
    'consumables.save': '保存包材',
  },
} as const satisfies Same<typeof source>;
