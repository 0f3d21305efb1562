// Written by `npm run zh-tw` from zh-CN/warning-emails.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { warningEmails as source } from '../en/warning-emails.ts';

export const warningEmails = {
  title: '預警電子郵件',
  purpose: '商品庫存降至預警數量時，通知以下電子郵件',
  addresses: '電子郵件列表',
  address: '電子郵件 {{number}}',
  email: '電子郵件',
  counter: '{{count}} / {{max}}',
  add_placeholder: 'name@company.com',
  add_label: '新增電子郵件',
  add_hint: '可一次新增一個或多個電子郵件，用逗號、空格或換行分隔。',
  add: '新增',
  remove: '移除 {{email}}',
  full: '列表已滿：最多 {{max}} 個電子郵件。請先移除一個再新增。',
  left_out_one: '有 1 個電子郵件超出上限，未新增。',
  left_out_other: '有 {{count}} 個電子郵件超出上限，未新增。',
  saved: '電子郵件已儲存。',
  unsaved: '有未儲存的修改',
  last_saved: '上次儲存：{{time}}',
  read_only: '您可以檢視此設定。如需修改，請申請“預警電子郵件：編輯”權限。',
  status: {
    title: '庫存預警',
    on: '已開啟',
    off: '已關閉',
    on_hint: '商品每次降至預警數量時，向以下所有電子郵件各發送一封郵件。',
    off_hint: '不傳送任何郵件，電子郵件列表保留。',
    switched_on: '庫存預警已開啟。',
    switched_off: '庫存預警已關閉。',
  },
  empty: {
    title: '尚未設定預警電子郵件',
    hint: '請在下方新增第一個電子郵件，然後開啟預警。',
  },
  desk: {
    purpose: '檢視哪些商家設定了庫存預警及其電子郵件',
    customer: '客戶',
    customer_id: '客戶 ID',
    customer_filter: '客戶名稱或 ID',
    emails: '電子郵件',
    enabled: '預警',
    updated_at: '修改時間',
    empty_title: '還沒有商家設定預警',
    empty_hint: '商家在門戶儲存電子郵件後會顯示在這裡。',
  },
} as const satisfies Same<typeof source>;
