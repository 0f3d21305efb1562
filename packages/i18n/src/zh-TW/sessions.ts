// Written by `npm run zh-tw` from zh-CN/sessions.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sessions as source } from '../en/sessions.ts';

export const sessions = {
  title: '登入',
  desk_title: '員工工作台',
  lead: '歡迎回到 {{site}}',
  desk_lead: '供倉庫與客戶服務人員使用',
  email: '電子郵件',
  password: '密碼',
  remember: '30 天內保持登入',
  submit: '登入',
  expired: '登入已失效，請重新登入。',
  forgot: '忘記密碼？',
  no_account: '還沒有帳號？',
  sign_up: '立即註冊',
  terms: '服務條款',
  privacy: '隱私政策',
  quote: '獲取報價',
  links: '{{site}} 相關連結',
  totp_title: '輸入驗證碼',
  totp_lead: '請開啟身份驗證器應用，輸入其中顯示的六位數字。',
  totp: '驗證碼',
  totp_submit: '確認',
  totp_back: '返回電子郵件和密碼',
  pitch: {
    title: '從店鋪到買家門口，全程掌握',
    orders: '訂單、庫存與入庫，一處管理',
    money: '每一筆費用都有明細，精確到克',
    languages: '中英文介面，隨時切換',
  },
  desk_pitch: {
    title: '一個工作台，服務所有商家',
    queue: '待辦佇列一目瞭然，等待時長清楚可見',
    trace: '每一步操作都有紀錄，人員與時間可查',
    help: '商家所見即您所見，主動解決問題',
  },
  account_type: {
    main: '主帳號',
    sub: '子帳號',
  },
  customer: '客戶 {{customer_id}}',
  role: {
    administrator: '管理員',
    sales_manager: '銷售經理',
    account_manager: '客戶經理',
    customer_service: '客服',
    order_clerk: '訂單專員',
    warehouse_clerk: '倉庫專員',
    finance: '財務',
  },
} as const satisfies Same<typeof source>;
