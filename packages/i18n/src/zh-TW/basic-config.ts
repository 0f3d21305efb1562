// Written by `npm run zh-tw` from zh-CN/basic-config.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { basicConfig as source } from '../en/basic-config.ts';

export const basicConfig = {
  title: '基礎配置',
  purpose: '對所有商家生效的設定，自下一次操作起生效',
  changed: '{{name}} 修改於 {{time}}',
  changed_by_system: '初始設定',
  saved: '“{{setting}}”已儲存。',
  on: '開啟',
  off: '關閉',
  unit_mb: 'MB',
  open_customer: '檢視該客戶',
  group: {
    access: '員工登入',
    files: '檔案',
    app: '手機應用',
    customers: '客戶與訂單',
    money: '資金',
  },
  name: {
    max_upload_size: '上傳大小上限',
    app_down_button_is_display: '“下載應用”按鈕',
    android_download_link: '安卓應用',
    ios_download_link: 'iOS 應用',
    fulfilment_fee_customer_id: '履約費客戶',
    second_factor_roles: '必須使用兩步驗證的角色',
    adjustment_approval_threshold_usd: '雙人複核金額',
    orders_need_verified_email: '下單前須驗證電子郵件',
  },
  meaning: {
    max_upload_size: '商家上傳的單個檔案的最大大小，超出的檔案在傳送前即被拒絕。',
    app_down_button_is_display: '商家頁面頂部是否顯示下載應用的按鈕。',
    android_download_link: '安卓應用的下載地址。留空顯示“敬請期待”。',
    ios_download_link: 'iOS 應用的下載地址。留空顯示“敬請期待”。',
    fulfilment_fee_customer_id: '唯一可以看到履約費頁面的客戶。留空則對所有客戶關閉該頁面。',
    second_factor_roles: '這些角色的員工在設定兩步驗證之前，無法使用工作台的其他功能。',
    adjustment_approval_threshold_usd:
      '超過此 USD 金額須由第二人同意：餘額調整、信用額度、倉儲費優惠，以及與付款金額不符的充值入帳。同一人 24 小時內對同一客戶的操作合併計算。修改此金額也須由第二人同意。',
    orders_need_verified_email: '商家是否必須先驗證電子郵件才能下單。',
  },
  wrong: {
    max_upload_size: '請輸入 1 至 99 的整數',
    app_down_button_is_display: '請選擇開啟或關閉',
    android_download_link: '請輸入以 https:// 開頭的網址，或留空',
    ios_download_link: '請輸入以 https:// 開頭的網址，或留空',
    fulfilment_fee_customer_id: '請輸入客戶編號，或留空',
    second_factor_roles: '請從列表中選擇角色，每個僅一次',
    adjustment_approval_threshold_usd: '請輸入整數 USD 金額，例如 500',
    orders_need_verified_email: '請選擇開啟或關閉',
  },
} as const satisfies Same<typeof source>;
