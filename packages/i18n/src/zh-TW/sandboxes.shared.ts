// Written by `npm run zh-tw` from zh-CN/sandboxes.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { sandboxesShared as source } from '../en/sandboxes.shared.ts';

export const sandboxesShared = {
  operations: {
    'sandboxes.simulate_order': '模擬訂單',
    'sandboxes.simulate_inbound': '模擬入庫預約',
    'sandboxes.simulate_top_up': '增加測試餘額',
    'sandboxes.empty': '清空沙箱',
  },
  jobs: {
    'sandboxes.age': '查詢到期沙箱',
    'sandboxes.empty': '清空到期沙箱',
  },
  refusals: {
    'sandboxes.live_key': '模擬操作只能使用測試金鑰，當前為正式金鑰。',
    'sandboxes.none': '尚無沙箱，建立第一個測試金鑰時會自動開通。',
    'sandboxes.no_way': '當前狀態（{{now}}）無法模擬到該狀態。',
  },
} as const satisfies Same<typeof source>;
