import type { mailsShared as source } from '../en/mails.shared.ts';
import type { Same } from '../same.ts';

export const mailsShared = {
  menu: {
    mails: '已发邮件',
    mail_detail: '邮件详情',
  },
  jobs: {
    'mails.deliver': '投递邮件',
  },
} as const satisfies Same<typeof source>;
