import type { ServerTexts } from '../shared.ts';

export const inboundServerTexts = {
  mails: {
    'inbound.now.confirmed': '已由 {{name}} 确认',
    'inbound.now.withdrawn': '已由 {{name}} 撤回',
    'inbound.now.rejected': '已由 {{name}} 驳回',
    'inbound.now.voided': '已由 {{name}} 作废',
    'inbound.confirmed.subject': '入库预约 {{inbound_no}} 已确认',
    'inbound.confirmed.lead': '仓库将于 {{date}} {{hours}} 收货。请在每个箱子上贴好箱唛。',
    'inbound.confirmed.button': '查看预约',
    'inbound.rejected.subject': '入库预约 {{inbound_no}} 未通过审核',
    'inbound.rejected.lead': '入库预约 {{inbound_no}} 未通过审核。\n\n{{comment}}\n\n请修改后重新提交。费用冻结已解除。',
    'inbound.rejected.button': '修改预约',
    'inbound.voided.subject': '入库预约 {{inbound_no}} 已作废',
    'inbound.voided.lead': '入库预约 {{inbound_no}} 已由客服作废。\n\n{{comment}}\n\n未产生费用。如需送货，请重新预约。',
    'inbound.voided.button': '查看预约',
    'inbound.time_proposed.subject': '{{inbound_no}} 请改约到仓时间',
    'inbound.time_proposed.lead': '仓库希望 {{inbound_no}} 改在以下时间送达：{{date}} {{hours}}。请接受或拒绝。',
    'inbound.time_proposed.button': '去回复',
    'inbound.completed.subject': '入库预约 {{inbound_no}} 已完成',
    'inbound.completed.lead': '预约 {{booked}} 件，已上架 {{shelved}} 件。缺少或破损的件数见货损单，另行通知。',
    'inbound.completed.button': '查看预约',
  },
} as const satisfies ServerTexts<'inbound'>;
