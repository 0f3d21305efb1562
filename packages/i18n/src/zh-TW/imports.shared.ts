// Written by `npm run zh-tw` from zh-CN/imports.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { importsShared as source } from '../en/imports.shared.ts';

export const importsShared = {
  refusals: {
    'imports.broken_file': '檔案已損壞或不是 Excel 工作簿。請用表格軟體開啟並另存為 .xlsx 後重試。',
    'imports.too_large': '表格解壓後過大。請將資料複製到新模板後重試。',
    'imports.too_many_rows': '一個檔案最多包含 {{max}} 行，請拆分後上傳。',
    'imports.wrong_template': '這不是此匯入所用的模板，請下載最新模板並將資料複製進去。',
    'imports.old_template': '模板已過期，請下載最新模板並將資料複製進去。',
    'imports.no_rows': '檔案表頭下沒有任何資料行。',
    'imports.not_checked': '此匯入目前無需處理：仍在讀取，或已結束。',
    'imports.has_faults': '仍有 {{count}} 行存在錯誤。請修正，或僅匯入正確的行。',
    'imports.nothing_to_import': '沒有可匯入的行：均有錯誤，或內容與現有資料一致。',
    'imports.file_gone': '檔案不存在，請重新上傳。',
  },
  fields: {
    'imports.formula': '此單元格為公式，請貼上為數值',
    'imports.yes_or_no': '請填寫“是”或“否”',
  },
  operations: {
    'imports.upload': '上傳表格',
    'imports.correct': '修正匯入行',
    'imports.change_mode': '更改匯入方式',
    'imports.apply': '執行匯入',
    'imports.discard': '放棄匯入',
  },
  jobs: {
    'imports.read': '讀取並檢查表格',
  },
} as const satisfies Same<typeof source>;
