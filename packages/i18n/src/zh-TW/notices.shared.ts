// Written by `npm run zh-tw` from zh-CN/notices.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { noticesShared as source } from '../en/notices.shared.ts';

export const noticesShared = {
  menu: {
    messages: '訊息中心',
    notices: '公告',
  },
  fields: {
    'notices.empty': '內容中沒有可顯示的部分',
    'notices.ends_too_early': '結束時間必須晚於釋出時間',
  },
  operations: {
    'notices.mark_read': '閱讀公告',
    'notices.mark_all_read': '全部標為已讀',
    'notices.save': '儲存公告',
    'notices.withdraw': '撤回或恢復公告',
  },
} as const satisfies Same<typeof source>;
