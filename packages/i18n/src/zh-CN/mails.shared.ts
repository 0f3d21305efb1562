import type { mailsShared as source } from '../en/mails.shared.ts';
import type { Same } from '../same.ts';

export const mailsShared = {
  menu: {
    mails: '已发邮件',
    mail_detail: '邮件详情',
  },
  refusals: {
    'mails.not_sendable': '该邮件无法重新发送：账号不存在、已停用，或链接已使用。',
  },
  operations: {
    'mails.read': '查看邮件',
    'mails.send_again': '重新发送邮件',
  },
  jobs: {
    'mails.deliver': '投递邮件',
  },
} as const satisfies Same<typeof source>;
