import type { Same } from '../same.ts';
import type { consumables as source } from '../en/consumables.ts';

export const consumables = {
  hint: '每件该产品所使用的包装材料。',
  none: { product: '未选择包材。', order: '尚未为此订单选择包材。' },
  choose: '选择包材',
  dialog_title: '选择包材',
  search: '名称或规格',
  name: '包材',
  specification: '规格',
  weight: '重量',
  weight_text: '{{weight}} g',
  unit_price: '单价',
  scope: '适用范围',
  scope_text: { company: '所有客户', customer: '仅限您' },
  chargeable: '收费',
  free: '免费',
  quantity: '每件产品用量',
  quantity_of: { product: '每件产品的{{name}}用量', order: '此订单的{{name}}数量' },
  remove: '移除{{name}}',
  take: '确定选择',
  empty: '目前没有可选的包材。',
  no_match: '没有符合条件的包材。',
  load_failed: '包材加载失败',
  confirm_title: '使用收费包材？',
  confirm_text: { product: '该产品的每个订单将为以下包材额外收费：{{names}}。', order: '此订单将为以下包材额外收费：{{names}}。' },
  confirm_ok: '确定使用',
} as const satisfies Same<typeof source>;
