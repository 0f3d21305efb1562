import type { noticesShared as source } from '../en/notices.shared.ts';
import type { Same } from '../same.ts';

export const noticesShared = {
  menu: {
    messages: '消息中心',
    notices: '公告',
  },
  fields: {
    'notices.empty': '内容中没有可显示的部分',
    'notices.ends_too_early': '结束时间必须晚于发布时间',
  },
  operations: {
    'notices.mark_read': '阅读公告',
    'notices.mark_all_read': '全部标为已读',
    'notices.save': '保存公告',
    'notices.withdraw': '撤回或恢复公告',
  },
} as const satisfies Same<typeof source>;
