import type { tariffsShared as source } from '../en/tariffs.shared.ts';
import type { Same } from '../same.ts';

export const tariffsShared = {
  menu: {
    tariffs: '资费',
    tariff_detail: '资费版本',
    tariff_import: '导入资费',
    tariff_parcel: '包裹试算',
  },
  refusals: {
    'tariffs.not_a_draft': '该版本已发布，不可更改。',
    'tariffs.days_taken': '版本 {{name}} 已发布，日期有重叠。',
    'tariffs.already_begun': '开始日期已过，当时适用版本 {{name}}。请改为更晚的开始日期。',
    'tariffs.group_missing': '有客户使用该版本没有的价格组：{{groups}}。',
    'tariffs.no_tariff': '这一天没有生效的资费。',
  },
  fields: {
    'tariffs.unknown_group': '当前资费没有该价格组',
    'tariffs.same_group': '客户已是该价格组',
  },
  operations: {
    'tariffs.import': '导入资费',
    'tariffs.publish': '发布资费',
    'tariffs.delete': '删除资费草稿',
    'tariffs.set_price_group': '设置客户价格组',
  },
  jobs: {
    'tariffs.read': '读取资费工作簿',
  },
} as const satisfies Same<typeof source>;
