// Written by `npm run zh-tw` from zh-CN/mail-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { mailTexts as source } from '../en/mail-texts.ts';

export const mailTexts = {
  'layout.footer': '此郵件由 {{site}} 自動傳送，請勿直接回復。',
  'layout.greeting': '{{name}}，您好：',
  'layout.greeting_nameless': '您好：',
  'layout.link': '如果按鈕無法開啟，請存取此地址：{{url}}',
  'warning-emails.added.subject': '您將收到來自 {{site}} 的庫存預警',
  'warning-emails.added.lead': '您的電子郵件已加入 {{customer}} 的庫存預警名單。當商品庫存降至預警數量時，我們會發郵件到此電子郵件。',
  'warning-emails.added.note': '如果您不應收到此類郵件，請聯絡 {{customer}} 將您的電子郵件移除。',
  'accounts.verify_email.subject': '請在 {{site}} 確認您的電子郵件',
  'accounts.verify_email.lead': '歡迎使用 {{site}}。您的帳號已開通，可立即使用。\n\n請確認此電子郵件屬於您。連結七天內有效。',
  'accounts.verify_email.button': '確認電子郵件',
  'accounts.verify_email.note': '如果您沒有在 {{site}} 註冊，無需任何操作。',
  'accounts.reset_password.subject': '在 {{site}} 設定新密碼',
  'accounts.reset_password.lead': '有人為您在 {{site}} 的帳號申請了新密碼。連結僅可使用一次，60 分鐘內有效。',
  'accounts.reset_password.button': '設定新密碼',
  'accounts.reset_password.note': '如果不是您本人操作，請忽略此郵件，您的密碼不會改變。',
  'accounts.password_changed.subject': '您在 {{site}} 的密碼已修改',
  'accounts.password_changed.lead': '您在 {{site}} 的帳號密碼已修改，其他會話已結束。',
  'accounts.password_changed.note': '如果不是您本人操作，請立即在登入頁申請新密碼並聯系我們。',
  'sub-accounts.created.subject': '您在 {{site}} 有了一個帳號',
  'sub-accounts.created.lead': '{{customer}} 為您在 {{site}} 開通了帳號。請使用此電子郵件登入，密碼由 {{customer}} 告知您。',
  'sub-accounts.created.button': '前往登入頁',
  'inventory.low_stock.subject': '{{customer}} 的庫存不足',
  'inventory.low_stock.lead': '{{customer}} 的以下產品已降至預警數量：\n\n{{lines}}',
  'inventory.low_stock_row': '{{sku}} · {{product_name}}：可用 {{available}}，預警數量 {{warning_quantity}}',
  'inventory.low_stock.note': '每次產品降至預警數量時僅傳送一封郵件。收件地址可在“設定 - 預警電子郵件”中維護。',
} as const satisfies Same<typeof source>;
