import type { subAccountsServerTexts as source } from '../en/sub-accounts.server-texts.ts';
import type { Same } from '../same.ts';

export const subAccountsServerTexts = {
  mails: {
    'sub-accounts.created.subject': '您在 {{site}} 有了一个账号',
    'sub-accounts.created.lead': '{{customer}} 为您在 {{site}} 开通了账号。请使用此邮箱登录，密码由 {{customer}} 告知您。',
    'sub-accounts.created.button': '前往登录页',
  },
} as const satisfies Same<typeof source>;
