// Written by `npm run zh-tw` from zh-CN/tariffs.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { tariffsShared as source } from '../en/tariffs.shared.ts';

export const tariffsShared = {
  menu: {
    tariffs: '資費',
    tariff_detail: '資費版本',
    tariff_import: '匯入資費',
    tariff_parcel: '包裹試算',
  },
  refusals: {
    'tariffs.not_a_draft': '該版本已釋出，不可更改。',
    'tariffs.days_taken': '版本 {{name}} 已釋出，日期有重疊。',
    'tariffs.already_begun': '開始日期已過，當時適用版本 {{name}}。請改為更晚的開始日期。',
    'tariffs.group_missing': '有客戶使用該版本沒有的價格組：{{groups}}。',
    'tariffs.no_tariff': '這一天沒有生效的資費。',
  },
  fields: {
    'tariffs.unknown_group': '當前資費沒有該價格組',
    'tariffs.same_group': '客戶已是該價格組',
  },
  operations: {
    'tariffs.import': '匯入資費',
    'tariffs.publish': '釋出資費',
    'tariffs.delete': '刪除資費草稿',
    'tariffs.set_price_group': '設定客戶價格組',
  },
  jobs: {
    'tariffs.read': '讀取資費工作簿',
  },
} as const satisfies Same<typeof source>;
