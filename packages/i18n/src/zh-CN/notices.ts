import type { Same } from '../same.ts';
import type { notices as source } from '../en/notices.ts';

export const notices = {
  title: '消息',
  purpose: '服务商发布的通知',
  bell_none: '消息',
  bell_one: '{{count}} 条未读消息',
  bell_other: '{{count}} 条未读消息',
  newest: '最新通知',
  read: '已读',
  unread: '未读',
  state: '状态',
  subject: '标题',
  published: '发布时间',
  open: '打开',
  mark_all: '全部标为已读',
  marked: '所有消息已标为已读。',
  close: '关闭',
  all: '全部消息',
  empty_title: '暂无消息',
  empty_hint: '仓库、承运商与节假日通知会显示在这里。',
  unread_title_one: '{{count}} 条未读消息',
  unread_title_other: '{{count}} 条未读消息',
  unread_all: '全部消息',
} as const satisfies Same<typeof source>;
