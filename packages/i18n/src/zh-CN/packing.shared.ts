import type { packingShared as source } from '../en/packing.shared.ts';
import type { Same } from '../same.ts';

export const packingShared = {
  menu: { packing: '打包', packing_station: '打包台' },
  queues: { 'packing.to_pack': '待打包订单' },
  refusals: {
    'packing.taken': '{{name}} 正在打包该订单（已 {{minutes}} 分钟）。',
    'packing.not_open': '该订单不在您的台位，请重新扫描篮子。',
    'packing.units_missing': '尚未扫描全部商品：{{skus}}。',
    'packing.deviates': '包裹重量与预期相差 {{percent}}%。请核对商品后确认。',
    'packing.nothing_to_undo': '没有可撤销的扫描。',
    'packing.no_orders': '该仓库没有未分波次的待打包订单。',
    'packing.not_found': '没有编码为 {{code}} 的订单或篮子。',
    'packing.serial_problem': '序列号 {{serial}} 不能放入此包裹：{{why}}。',
    'packing.not_packed': '{{number}} 尚未打包。',
  },
  operations: {
    'packing.make_wave': '生成波次',
    'packing.open': '打开订单打包',
    'packing.put_aside': '订单搁置',
    'packing.report_problem': '上报缺货或破损',
    'packing.pack': '打包订单',
    'packing.print_label': '打印面单',
    'packing.print_slip': '打印装箱单',
  },
} as const satisfies Same<typeof source>;
