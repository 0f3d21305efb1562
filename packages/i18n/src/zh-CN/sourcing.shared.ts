import type { sourcingShared as source } from '../en/sourcing.shared.ts';
import type { Same } from '../same.ts';

export const sourcingShared = {
  permissions: { sourcing: '一件代发', 'sourcing.read': '查看', 'sourcing.edit': '提交、接受和拒绝' },
  menu: {
    dropshipping: '一件代发',
    sourcing_requests: '一件代发',
    sourcing_request: '采购需求',
    sourcing_create: '新建采购需求',
  },
  queues: { 'sourcing.to_answer': '待处理采购需求' },
  refusals: {
    'sourcing.not_quoted': '暂无可接受的报价。',
    'sourcing.over': '该需求已关闭。',
    'sourcing.expired': '报价已过期，请留言重新询价。',
    'sourcing.quote_changed': '已有新的报价，请核对后再接受。',
  },
  fields: {
    'sourcing.link': '请填写以 https:// 开头的公开网页地址',
    'sourcing.no_image': '图片不存在',
    'sourcing.past': '请选择今天或之后的日期',
    'sourcing.no_property': '货物属性不存在',
  },
  operations: {
    'sourcing.add': '提交采购需求',
    'sourcing.accept': '接受采购报价',
    'sourcing.decline': '拒绝采购报价',
    'sourcing.message': '采购需求留言',
    'sourcing.quote': '采购报价',
    'sourcing.desk_decline': '拒绝采购需求',
    'sourcing.desk_message': '回复客户采购需求',
  },
  jobs: { 'sourcing.expire_quotes': '采购报价过期处理' },
} as const satisfies Same<typeof source>;
