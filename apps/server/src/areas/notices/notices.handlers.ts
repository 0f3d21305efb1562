import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import {
  countByRead,
  countUnread,
  getAudience,
  listForStaff,
  listNotices,
  markAllRead,
  markRead,
  newestNotice,
  saveNotice,
  saveNoticeDraft,
  withdrawNotice,
} from './notices.service.ts';

export const noticesHandlers = [
  ...handlers(noticesCalls, {
    newest: newestNotice,
    markRead,
    markAllRead,
    list: listNotices,
    counts: countByRead,
    unreadCount: countUnread,
  }),
  ...handlers(noticesDeskCalls, {
    deskList: listForStaff,
    deskSave: saveNotice,
    deskSaveDraft: saveNoticeDraft,
    deskAudience: getAudience,
    deskWithdraw: withdrawNotice,
  }),
];
