import type { basicConfigShared as source } from '../en/basic-config.shared.ts';
import type { Same } from '../same.ts';

export const basicConfigShared = {
  menu: {
    basic_config: '基础配置',
  },
  fields: {
    'basic-config.bad_value': '该值不适用于此设置',
    'basic-config.no_customer': '没有此编号的客户',
  },
  operations: {
    'basic-config.save': '保存基础配置',
  },
} as const satisfies Same<typeof source>;
