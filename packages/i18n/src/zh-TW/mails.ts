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
  hidden_link: '此郵件的連結可直接進入帳號，因此已隱藏。“重新發送”會寄出新的連結。',
  again: '重新發送',
  again_title: '重新發送這封郵件？',
  again_text: '將以相同內容傳送至 {{address}}。',
  again_link: '將向 {{address}} 傳送新連結，原連結隨即失效。',
  again_done: '郵件已重新發送。',
  empty_title: '暫無郵件',
  empty_hint: '系統寫出郵件後會立即顯示在這裡。',
  next: {
    queued: '正在排隊等待發送；若長時間未發出，請檢視“任務與失敗任務”。',
    sent: '郵件伺服器已接收。',
    kept: '未傳送：未配置郵件伺服器',
    failed: '郵件伺服器已拒收，原因見下方。',
  },
  state: {
    queued: '排隊中',
    sent: '已傳送',
    kept: '未傳送',
    failed: '失敗',
  },
} as const satisfies Same<typeof source>;
