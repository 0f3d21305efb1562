import type { Same } from '../same.ts';
import type { mails as source } from '../en/mails.ts';

export const mails = {
  title: '已发邮件',
  purpose: '系统写出的每封邮件及其去向',
  mail_id: '编号',
  subject: '主题',
  to_address: '收件邮箱',
  to_name: '收件人',
  customer_id: '客户 ID',
  template: '模板',
  state_title: '状态',
  created_at: '生成时间',
  sent_at: '发送时间',
  error: '失败原因',
  message: '邮件内容',
  html: '原样',
  text: '纯文本',
  facts: '投递信息',
  preview: '收件人看到的邮件',
  empty_title: '暂无邮件',
  empty_hint: '系统写出邮件后会立即显示在这里。',
  next: {
    queued: '正在排队等待发送；若长时间未发出，请查看死信列表。',
    sent: '邮件服务器已接收。',
    kept: '未配置邮件服务器，邮件仅保留在此，不会发出。',
    failed: '邮件服务器已拒收，原因见下方。',
  },
  state: {
    queued: '排队中',
    sent: '已发送',
    kept: '仅保留',
    failed: '失败',
  },
} as const satisfies Same<typeof source>;
