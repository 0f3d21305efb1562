// Written by `npm run zh-tw` from zh-CN/verification.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { verificationServerTexts as source } from '../en/verification.server-texts.ts';

export const verificationServerTexts = {
  mails: {
    'verification.check.address': '地址不合理',
    'verification.check.postcode': '郵編與國家不符',
    'verification.check.phone': '電話號碼',
    'verification.check.method': '物流方式不接受該包裹',
    'verification.check.declared_value': '申報價值',
    'verification.check.duplicate': '同一收件人',
    'verification.check.ioss_limit': '超過 150 EUR 的 IOSS',
    'verification.reason.address_incomplete': '地址不完整。請按當地寫法填寫街道和城市。',
    'verification.reason.postcode_wrong': '郵編與國家不符，請更正。',
    'verification.reason.phone_wrong': '收件人電話無效，請更正。',
    'verification.reason.value_wrong': '申報價格與商品價值相差較大，請更正價格。',
    'verification.reason.tax_number_missing': '寄往該國家需要稅號，請填寫。',
    'verification.reason.ioss_over_limit': '該收件人當天的包裹超過 150 EUR，不能使用 IOSS。請刪除 IOSS 稅號。',
    'verification.reason.duplicate_order': '該收件人當天還有其他訂單。請取消其中一個；如確需分開寄送，請重新提交。',
    'verification.sent_back.subject': '訂單 {{order_no}} 需要修改',
    'verification.sent_back.lead': '您的訂單 {{order_no}} 未通過稽核。\n\n{{reason}}\n\n請修改後重新提交。庫存已解凍，未扣任何費用。',
    'verification.sent_back.button': '修改訂單',
    'verification.canceled.subject': '訂單 {{order_no}} 已取消',
    'verification.canceled.lead': '我們已取消您的訂單 {{order_no}}。\n\n{{reason}}\n\n庫存已解凍，未扣任何費用。',
    'verification.canceled.button': '檢視訂單',
    'verification.now.uploaded': '待稽核',
    'verification.now.approved': '已由 {{name}} 稽核通過',
    'verification.now.error': '已由 {{name}} 退回',
    'verification.now.canceled': '已由 {{name}} 取消',
    'verification.now.approving': '在客戶處',
  },
} as const satisfies Same<typeof source>;
