// Written by `npm run zh-tw` from zh-CN/packing.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { packingShared as source } from '../en/packing.shared.ts';

export const packingShared = {
  menu: {
    packing: '打包',
    packing_station: '打包臺',
  },
  queues: {
    'packing.to_pack': '待打包訂單',
  },
  refusals: {
    'packing.taken': '{{name}} 正在打包該訂單（已 {{minutes}} 分鐘）。',
    'packing.not_open': '該訂單不在您的臺位，請重新掃描籃子。',
    'packing.units_missing': '尚未掃描全部商品：{{skus}}。',
    'packing.deviates': '包裹重量與預期相差 {{percent}}%。請核對商品後確認。',
    'packing.nothing_to_undo': '沒有可撤銷的掃描。',
    'packing.no_orders': '該倉庫沒有未分波次的待打包訂單。',
    'packing.not_found': '沒有編碼為 {{code}} 的訂單或籃子。',
    'packing.serial_problem': '序列號 {{serial}} 不能放入此包裹：{{why}}。',
    'packing.not_packed': '{{number}} 尚未打包。',
  },
  operations: {
    'packing.make_wave': '生成波次',
    'packing.open': '開啟訂單打包',
    'packing.put_aside': '訂單擱置',
    'packing.report_problem': '上報缺貨或破損',
    'packing.pack': '打包訂單',
    'packing.print_label': '列印面單',
    'packing.print_slip': '列印裝箱單',
  },
} as const satisfies Same<typeof source>;
