import type { Same } from '../same.ts';
import type { mailTexts as source } from '../en/mail-texts.ts';

export const mailTexts = {
  'layout.footer': '此邮件由 {{site}} 自动发送，请勿直接回复。',
  'layout.greeting': '{{name}}，您好：',
  'layout.greeting_nameless': '您好：',
  'layout.link': '如果按钮无法打开，请访问此地址：{{url}}',
  'warning-emails.added.subject': '您将收到来自 {{site}} 的库存预警',
  'warning-emails.added.lead': '您的邮箱已加入 {{customer}} 的库存预警名单。当商品库存降至预警数量时，我们会发邮件到此邮箱。',
  'warning-emails.added.note': '如果您不应收到此类邮件，请联系 {{customer}} 将您的邮箱移除。',
  'accounts.verify_email.subject': '请在 {{site}} 确认您的邮箱',
  'accounts.verify_email.lead': '欢迎使用 {{site}}。您的账号已开通，可立即使用。\n\n请确认此邮箱属于您。链接七天内有效。',
  'accounts.verify_email.button': '确认邮箱',
  'accounts.verify_email.note': '如果您没有在 {{site}} 注册，无需任何操作。',
  'accounts.reset_password.subject': '在 {{site}} 设置新密码',
  'accounts.reset_password.lead': '有人为您在 {{site}} 的账号申请了新密码。链接仅可使用一次，60 分钟内有效。',
  'accounts.reset_password.button': '设置新密码',
  'accounts.reset_password.note': '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  'accounts.password_changed.subject': '您在 {{site}} 的密码已修改',
  'accounts.password_changed.lead': '您在 {{site}} 的账号密码已修改，其他会话已结束。',
  'accounts.password_changed.note': '如果不是您本人操作，请立即在登录页申请新密码并联系我们。',
  'sub-accounts.created.subject': '您在 {{site}} 有了一个账号',
  'sub-accounts.created.lead': '{{customer}} 为您在 {{site}} 开通了账号。请使用此邮箱登录，密码由 {{customer}} 告知您。',
  'sub-accounts.created.button': '前往登录页',
  'inventory.low_stock.subject': '{{customer}} 的库存不足',
  'inventory.low_stock.lead': '{{customer}} 的以下产品已降至预警数量：\n\n{{lines}}',
  'inventory.low_stock.note': '每次产品降至预警数量时仅发送一封邮件。收件地址可在“设置 - 预警邮箱”中维护。',
} as const satisfies Same<typeof source>;
