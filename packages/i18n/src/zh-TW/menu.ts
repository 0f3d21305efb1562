// Written by `npm run zh-tw` from zh-CN/menu.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { menu as source } from '../en/menu.ts';

export const menu = {
  setting: '設定',
  warning_emails: '預警電子郵件',
  operation_log: '操作紀錄',
  customers: '客戶',
  operations: '運維',
  mails: '已發郵件',
  mail_detail: '郵件詳情',
  jobs: '任務與死信',
  workplace: '工作台',
  sub_accounts: '子帳號',
  profile: '個人中心',
  messages: '訊息中心',
  customer_list: '全部客戶',
  customer_detail: '客戶詳情',
  content: '內容',
  notices: '公告',
  brands: '品牌',
  staff: '員工',
  basic_config: '基礎配置',
} as const satisfies Same<typeof source>;
