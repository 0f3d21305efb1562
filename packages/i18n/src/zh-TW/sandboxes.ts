// Written by `npm run zh-tw` from zh-CN/sandboxes.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sandboxes as source } from '../en/sandboxes.ts';

export const sandboxes = {
  empty: '清空沙箱',
  empty_title: '清空沙箱？',
  empty_text: '沙箱中的產品、訂單、入庫預約、庫存和測試餘額將全部刪除。測試金鑰保留，正式資料不受影響。',
  emptied: '沙箱已清空',
} as const satisfies Same<typeof source>;
