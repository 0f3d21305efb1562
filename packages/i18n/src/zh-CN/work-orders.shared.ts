import type { workOrdersShared as source } from '../en/work-orders.shared.ts';
import type { Same } from '../same.ts';

export const workOrdersShared = {
  permissions: {
    'work-orders': '自助工单',
    'work-orders.read': '查看',
    'work-orders.edit': '提交和取消',
  },
  menu: { work_orders: '自助工单', work_order: '自助工单详情', work_order_create: '新建自助工单' },
  queues: { 'work-orders.submitted': '待处理自助工单' },
  refusals: {
    'work-orders.not_open': '该工单已被他人开始处理或已取消。',
    'work-orders.begun': '仓库已开始作业，不能再取消。',
    'work-orders.not_begun': '请先开始作业。',
    'work-orders.over': '该工单已关闭。',
  },
  fields: {
    'work-orders.no_product': '产品不存在',
    'work-orders.not_available': '可用库存仅 {{available}} 件，其余已冻结或无库存',
    'work-orders.bundle_uneven': '数量须能平均分到 {{bundles}} 套',
    'work-orders.bundle_part': '组套 SKU 不能作为自身的组成部分',
    'work-orders.other_type': '该作业类型不支持此项',
    'work-orders.price_changed': '价格已变为 {{total}} USD，请核对后重新提交',
    'work-orders.no_line': '该 SKU 不在此工单中',
    'work-orders.line_missing': '请填写 {{sku}} 的结果',
    'work-orders.more_than_ordered': '工单数量仅 {{quantity}} 件',
    'work-orders.photo_needed': '请至少添加一张照片',
    'work-orders.no_photo': '图片不存在',
    'work-orders.too_many_photos': '最多 {{max}} 张照片',
    'work-orders.past': '请选择今天或之后的日期',
  },
  operations: {
    'work-orders.add': '提交自助工单',
    'work-orders.cancel': '取消自助工单',
    'work-orders.begin': '开始自助工单作业',
    'work-orders.add_photo': '为自助工单添加照片',
    'work-orders.complete': '完成自助工单',
    'work-orders.refuse': '驳回自助工单',
    'work-orders.save_prices': '保存自助工单价格',
  },
  jobs: {
    'work-orders.clear_addresses': '清除过期退件地址',
    'work-orders.clear_more_addresses': '继续清除过期退件地址',
  },
} as const satisfies Same<typeof source>;
