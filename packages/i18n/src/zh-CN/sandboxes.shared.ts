import type { sandboxesShared as source } from '../en/sandboxes.shared.ts';
import type { Same } from '../same.ts';

export const sandboxesShared = {
  operations: {
    'sandboxes.simulate_order': '模拟订单',
    'sandboxes.simulate_inbound': '模拟入库预约',
    'sandboxes.simulate_top_up': '增加测试余额',
    'sandboxes.empty': '清空沙箱',
  },
  jobs: {
    'sandboxes.age': '查找到期沙箱',
    'sandboxes.empty': '清空到期沙箱',
  },
  refusals: {
    'sandboxes.live_key': '模拟操作只能使用测试密钥，当前为正式密钥。',
    'sandboxes.none': '尚无沙箱，创建第一个测试密钥时会自动开通。',
    'sandboxes.no_way': '当前状态（{{now}}）无法模拟到该状态。',
  },
} as const satisfies Same<typeof source>;
