import type { lossOrdersShared as source } from '../en/loss-orders.shared.ts';
import type { Same } from '../same.ts';

export const lossOrdersShared = {
  permissions: {
    'loss-orders': '货损单',
    'loss-orders.read': '查看',
    'loss-orders.edit': '接受与申诉',
  },
  menu: { loss_orders: '货损单', loss_order: '货损单' },
  queues: { 'loss-orders.disputed': '待处理货损申诉' },
  refusals: {
    'loss-orders.closed': '此货损单已关闭。',
    'loss-orders.not_yours': '此货损单正等待仓库答复。',
    'loss-orders.amount_unknown': '缺少采购价，赔付金额未知。请提出申诉并填写采购价。',
    'loss-orders.not_disputed': '此货损单不在待复核状态。',
  },
  fields: {
    'loss-orders.no_image': '该图片不存在',
    'loss-orders.amount_needed': '请填写赔付金额',
  },
  operations: {
    'loss-orders.accept': '接受货损单',
    'loss-orders.dispute': '申诉货损单',
    'loss-orders.review': '答复货损申诉',
    'loss-orders.upload_image': '上传货损图片',
  },
} as const satisfies Same<typeof source>;
