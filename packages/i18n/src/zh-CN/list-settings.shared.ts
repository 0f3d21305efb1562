import type { listSettingsShared as source } from '../en/list-settings.shared.ts';
import type { Same } from '../same.ts';

export const listSettingsShared = {
  fields: {
    'list-settings.name_taken': '已有同名视图',
    'list-settings.too_many_views': '最多保存 20 个视图，请先删除不用的视图',
    'list-settings.too_large': '列或筛选条件过多，无法保存',
  },
} as const satisfies Same<typeof source>;
