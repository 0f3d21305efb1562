import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Flag, Id, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { Notice } from './notices.schemas.ts';

export const noticesCalls = defineCalls('notices', {
  newest: {
    method: 'GET',
    path: '/api/ucenter/customer/notice/getNewestInfo',
    input: Nothing,
    output: Notice.nullable(),
    permission: 'signed_in',
    log: null,
  },
  markRead: {
    method: 'POST',
    path: '/api/ucenter/customer/notice/updateReadStatus',
    input: z.strictObject({ press_id: Id }),
    output: Done,
    permission: 'signed_in',
    log: 'notices.mark_read',
  },
  markAllRead: {
    method: 'POST',
    path: '/api/ucenter/customer/notice/updateAllReadStatus',
    input: Nothing,
    output: Done,
    permission: 'signed_in',
    log: 'notices.mark_all_read',
  },
  list: {
    method: 'GET',
    path: '/api/ucenter/customer/notice/getList',
    input: listInput(['publish_on_time'], { is_read: Flag.optional() }),
    output: pageOf(Notice),
    permission: 'signed_in',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/customer/notice/getReadCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'signed_in',
    log: null,
  },
  unreadCount: {
    method: 'GET',
    path: '/api/ucenter/customer/notice/getUnreadCount',
    input: Nothing,
    output: z.object({ count: z.int() }),
    permission: 'signed_in',
    log: null,
  },
});
