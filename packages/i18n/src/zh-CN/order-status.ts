import type { Same } from '../same.ts';
import type { orderStatus as source } from '../en/order-status.ts';

export const orderStatus = {
  approving: '待确认',
  error: '待修改',
  uploaded: '已上传（审核中）',
  approved: '已审核',
  packaged: '已打包',
  shipped: '已发货',
  in_transit: '运输中',
  pick_up: '待取件（已到达）',
  out_for_delivery: '派送中',
  delivered: '已签收',
  alert: '异常',
  expired: '运输超时',
  canceled: '已取消',
} as const satisfies Same<typeof source>;
