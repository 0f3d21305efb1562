import type { workOrdersServerTexts as source } from '../en/work-orders.server-texts.ts';
import type { Same } from '../same.ts';

export const workOrdersServerTexts = {
  mails: {
    'work-orders.done.subject': '自助工单 {{number}} 已完成',
    'work-orders.done.lead': '仓库已完成自助工单 {{number}}，扣费 {{amount}} USD。',
    'work-orders.done.button': '查看结果',
    'work-orders.refused.subject': '自助工单 {{number}} 被驳回',
    'work-orders.refused.lead': '仓库无法完成自助工单 {{number}}：{{reason}}\n\n相关库存已解冻，未产生费用。',
    'work-orders.refused.button': '查看工单',
  },
} as const satisfies Same<typeof source>;
