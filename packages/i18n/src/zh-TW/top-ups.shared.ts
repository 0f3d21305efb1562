// Written by `npm run zh-tw` from zh-CN/top-ups.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { topUpsShared as source } from '../en/top-ups.shared.ts';

export const topUpsShared = {
  permissions: {
    'top-ups': '充值',
    'top-ups.read': '檢視',
    'top-ups.edit': '提交',
  },
  menu: {
    top_up: '充值',
    top_ups: '充值紀錄',
    top_up_detail: '充值詳情',
    top_up_reviews: '充值稽核',
    bank_statements: '銀行流水',
    receiving_accounts: '收款帳戶',
    exchange_rates: '匯率',
  },
  queues: {
    'top-ups.to_review': '充值稽核',
    'top-ups.open_lines': '未匹配銀行流水',
  },
  refusals: {
    'top-ups.already_reviewed': '{{name}} 已稽核該充值。',
    'top-ups.no_account': '該支付方式和幣種暫無收款帳戶，請另選。',
    'top-ups.bad_statement': '無法讀取檔案：需要包含日期、金額、幣種和摘要列。',
    'top-ups.bad_line': '無法讀取第 {{row}} 行：日期應寫作 2026-11-15 或 15.11.2026，金額寫作 1200.50，幣種寫作 USD。未匯入任何內容。',
    'top-ups.sent_again': '客戶已更正並重新提交該充值，請重新載入後再處理。',
    'top-ups.not_rejected': '只有已駁回的充值可以更正後重新提交。',
    'top-ups.not_exact': '與銀行流水不完全一致，請單獨稽核。',
    'top-ups.duplicate': '可能重複提交，請單獨稽核。',
    'top-ups.second_person': '該入帳須第二人複核，請單獨稽核。',
    'top-ups.line_taken': '該流水已對應 {{reference}}。',
    'top-ups.line_confirmed': '對應的充值已到帳，該流水作為憑據保留。',
    'top-ups.has_line': '{{reference}} 已有對應的銀行流水。',
    'top-ups.cannot_match': '只能匹配已提交或已到帳的充值。',
  },
  fields: {
    'top-ups.decimals': '{{currency}} 最多 {{digits}} 位小數',
    'top-ups.in_future': '付款日期不能晚於今天',
    'top-ups.too_early': '請選擇 2024-01-01 及以後的日期',
    'top-ups.no_voucher': '憑證已失效，請重新上傳',
    'top-ups.wrong_reference': '該付款附言與此付款不符，請重新載入頁面',
    'top-ups.account_exists': '該品牌、支付方式和幣種已有收款帳戶',
    'top-ups.usd_needed': '請輸入入帳的 USD 金額',
    'top-ups.remark_needed': '請填寫駁回原因',
    'top-ups.reason_needed': '金額不一致，請填寫原因',
    'top-ups.new_source_needed': '匯率已更改，請填寫新的來源',
    'top-ups.usd_has_no_rate': 'USD 充值沒有匯率',
  },
  jobs: {
    'top-ups.match_line': '查詢充值對應的銀行流水',
  },
  operations: {
    'top-ups.voucher': '上傳憑證',
    'top-ups.download_bank_pdf': '下載付款說明',
    'top-ups.submit': '提交充值',
    'top-ups.review': '稽核充值',
    'top-ups.save_account': '儲存收款帳戶',
    'top-ups.save_rate': '儲存匯率',
    'top-ups.import_statement': '匯入銀行流水',
    'top-ups.ignore_line': '忽略銀行流水',
    'top-ups.resubmit': '更正並重新提交充值',
    'top-ups.receive_matched': '確認銀行流水一致的充值',
    'top-ups.match_line': '匹配銀行流水',
    'top-ups.undo_line': '重新開啟銀行流水',
  },
} as const satisfies Same<typeof source>;
