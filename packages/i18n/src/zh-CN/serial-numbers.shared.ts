import type { serialNumbersShared as source } from '../en/serial-numbers.shared.ts';
import type { Same } from '../same.ts';

export const serialNumbersShared = {
  permissions: {
    'serial-numbers': '序列号',
    'serial-numbers.read': '查看',
    'serial-numbers.edit': '编辑',
  },
  menu: {
    serial_numbers: '序列号',
    serial_number_import: '导入序列号',
  },
  fields: {
    'serial-numbers.format': '序列号仅限字母、数字和连字符',
    'serial-numbers.exists': '序列号重复',
  },
} as const satisfies Same<typeof source>;
