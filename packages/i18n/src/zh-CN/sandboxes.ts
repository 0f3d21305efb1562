import type { sandboxes as source } from '../en/sandboxes.ts';
import type { Same } from '../same.ts';

export const sandboxes = {
  empty: '清空沙箱',
  empty_title: '清空沙箱？',
  empty_text: '沙箱中的产品、订单、入库预约、库存和测试余额将全部删除。测试密钥保留，正式数据不受影响。',
  emptied: '沙箱已清空',
} as const satisfies Same<typeof source>;
