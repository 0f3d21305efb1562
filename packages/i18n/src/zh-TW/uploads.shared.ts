// Written by `npm run zh-tw` from zh-CN/uploads.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { uploadsShared as source } from '../en/uploads.shared.ts';

export const uploadsShared = {
  refusals: {
    'uploads.wrong_type': '檔案類型或圖片無效。',
    'uploads.too_large': '上傳失敗：檔案超過 {{max}}。',
    'uploads.broken': '上傳失敗：檔案已損壞，無法讀取。',
    'uploads.missing': '上傳失敗：沒有收到檔案。',
    'uploads.link_expired': '下載連結已過期，請重新下載。',
    'uploads.bad_name': '檔名（含副檔名）須為 3 至 64 個字元。',
  },
  operations: {
    'uploads.image': '上傳圖片',
  },
} as const satisfies Same<typeof source>;
