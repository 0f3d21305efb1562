import type { propertiesShared as source } from '../en/properties.shared.ts';
import type { Same } from '../same.ts';

export const propertiesShared = {
  menu: {
    properties: '产品属性',
  },
  fields: {
    'properties.code': '小写字母、数字和下划线，以字母开头',
    'properties.code_taken': '该属性代码已被使用',
  },
  operations: {
    'properties.save': '保存产品属性',
  },
} as const satisfies Same<typeof source>;
