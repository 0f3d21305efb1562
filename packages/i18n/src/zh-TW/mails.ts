// Written by `npm run zh-tw` from zh-CN/mails.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { mails as source } from '../en/mails.ts';

export const mails = {
  title: '已發郵件',
  purpose: '系統寫出的每封郵件及其去向',
  mail_id: '編號',
  subject: '主題',
  to_address: '收件電子郵件',
  to_name: '收件人',
  customer_id: '客戶 ID',
  template: '模板',
  state_title: '狀態',
  created_at: '生成時間',
  sent_at: '傳送時間',
  error: '失敗原因',
  message: '郵件內容',
  html: '原樣',
  text: '純文本',
  facts: '投遞資訊',
  preview: '收件人看到的郵件',
  empty_title: '暫無郵件',
  empty_hint: '系統寫出郵件後會立即顯示在這裡。',
  next: {
    queued: '將在下一次執行時發出。',
    sent: '郵件伺服器已接收。',
    kept: '未配置郵件伺服器，郵件僅保留在此，不會發出。',
    failed: '無法投遞，對應任務在死信列表中等待處理。',
  },
  state: {
    queued: '排隊中',
    sent: '已傳送',
    kept: '僅保留',
    failed: '失敗',
  },
} as const satisfies Same<typeof source>;
