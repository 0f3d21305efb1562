// Written by `npm run zh-tw` from zh-CN/serial-numbers.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { serialNumbersShared as source } from '../en/serial-numbers.shared.ts';

export const serialNumbersShared = {
  permissions: {
    'serial-numbers': '序列號',
    'serial-numbers.read': '檢視',
    'serial-numbers.edit': '編輯',
  },
  menu: {
    serial_numbers: '序列號',
    serial_number_import: '匯入序列號',
  },
  fields: {
    'serial-numbers.format': '序列號僅限字母、數字和連字元',
    'serial-numbers.exists': '序列號重複',
  },
} as const satisfies Same<typeof source>;
