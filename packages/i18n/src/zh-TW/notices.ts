// Written by `npm run zh-tw` from zh-CN/notices.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { notices as source } from '../en/notices.ts';

export const notices = {
  title: '訊息',
  purpose: '服務商釋出的通知',
  bell_none: '訊息',
  bell_one: '{{count}} 條未讀訊息',
  bell_other: '{{count}} 條未讀訊息',
  newest: '最新通知',
  read: '已讀',
  unread: '未讀',
  state: '狀態',
  subject: '標題',
  published: '釋出時間',
  open: '開啟',
  mark_all: '全部標為已讀',
  marked: '所有訊息已標為已讀。',
  close: '關閉',
  all: '全部訊息',
  empty_title: '暫無訊息',
  empty_hint: '倉庫、承運商與節假日通知會顯示在這裡。',
  unread_title_one: '{{count}} 條未讀訊息',
  unread_title_other: '{{count}} 條未讀訊息',
  unread_all: '全部訊息',
} as const satisfies Same<typeof source>;
