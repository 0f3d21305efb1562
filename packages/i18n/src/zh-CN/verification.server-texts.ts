import type { verificationServerTexts as source } from '../en/verification.server-texts.ts';
import type { Same } from '../same.ts';
import { deskVerification } from './desk-verification.ts';

// What staff choose at the desk is what the merchant reads.
const { reason_texts: reasons } = deskVerification;

export const verificationServerTexts = {
  mails: {
    'verification.check.address': '地址不合理',
    'verification.check.postcode': '邮编与国家不符',
    'verification.check.phone': '电话号码',
    'verification.check.method': '物流方式不接受该包裹',
    'verification.check.declared_value': '申报价值',
    'verification.check.duplicate': '同一收件人',
    'verification.check.ioss_limit': '超过 150 EUR 的 IOSS',
    'verification.reason.address_incomplete': reasons.address_incomplete,
    'verification.reason.postcode_wrong': reasons.postcode_wrong,
    'verification.reason.phone_wrong': reasons.phone_wrong,
    'verification.reason.value_wrong': reasons.value_wrong,
    'verification.reason.tax_number_missing': reasons.tax_number_missing,
    'verification.reason.ioss_over_limit': reasons.ioss_over_limit,
    'verification.reason.duplicate_order': reasons.duplicate_order,
    'verification.sent_back.subject': '订单 {{order_no}} 需要修改',
    'verification.sent_back.lead': '您的订单 {{order_no}} 未通过审核。\n\n{{reason}}\n\n请修改后重新提交。库存已解冻，未扣任何费用。',
    'verification.sent_back.button': '修改订单',
    'verification.canceled.subject': '订单 {{order_no}} 已取消',
    'verification.canceled.lead': '我们已取消您的订单 {{order_no}}。\n\n{{reason}}\n\n库存已解冻，未扣任何费用。',
    'verification.canceled.button': '查看订单',
    'verification.now.uploaded': '待审核',
    'verification.now.approved': '已由 {{name}} 审核通过',
    'verification.now.error': '已由 {{name}} 退回',
    'verification.now.canceled': '已由 {{name}} 取消',
    'verification.now.approving': '在客户处',
  },
} as const satisfies Same<typeof source>;
