import type { lossOrdersServerTexts as source } from '../en/loss-orders.server-texts.ts';
import type { Same } from '../same.ts';

export const lossOrdersServerTexts = {
  mails: {
    'loss-orders.opened.subject': '{{inbound}} 有 {{units}} 件未上架，拟赔付 {{amount}} USD',
    'loss-orders.opened.lead':
      '货损单 {{number}}：{{inbound}} 有 {{units}} 件缺失或破损，拟赔付 {{amount}} USD。\n\n请在 {{deadline}} 前接受或申诉。逾期未答复将自动入账。',
    'loss-orders.opened.button': '查看货损单',
    'loss-orders.opened_unknown.subject': '{{inbound}} 有 {{units}} 件未上架',
    'loss-orders.opened_unknown.lead':
      '货损单 {{number}}：{{inbound}} 有 {{units}} 件缺失或破损。缺少采购价，赔付金额未知。\n\n请在 {{deadline}} 前申诉并填写采购价。',
    'loss-orders.opened_unknown.button': '查看货损单',
    'loss-orders.reviewed.subject': '货损单 {{number}} 的申诉已答复：{{amount}} USD',
    'loss-orders.reviewed.lead':
      '已复核货损单 {{number}}（{{inbound}}，{{units}} 件），拟赔付 {{amount}} USD。\n\n请在 {{deadline}} 前接受或再次申诉。',
    'loss-orders.reviewed.button': '查看货损单',
    'loss-orders.reminder.subject': '请在 {{deadline}} 前答复货损单 {{number}}',
    'loss-orders.reminder.lead': '货损单 {{number}} 拟赔付 {{amount}} USD。请在 {{deadline}} 前接受或申诉，逾期未答复将自动入账。',
    'loss-orders.reminder.button': '查看货损单',
    'loss-orders.reminder_unknown.subject': '货损单 {{number}} 需在 {{deadline}} 前补充采购价',
    'loss-orders.reminder_unknown.lead': '货损单 {{number}} 缺少采购价，赔付金额未知。请在 {{deadline}} 前申诉并填写采购价。',
    'loss-orders.reminder_unknown.button': '查看货损单',
  },
} as const satisfies Same<typeof source>;
