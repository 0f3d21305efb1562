import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, listInput, pageOf } from '../kernel/shapes.ts';
import { Brands, DeskNoticeRow, NoticeDraftInput, NoticeInput } from './notices.schemas.ts';

export const noticesDeskCalls = defineCalls('notices', {
  deskList: {
    method: 'GET',
    path: '/api/desk/notice/getList',
    input: listInput(['press_id'], {}),
    output: pageOf(DeskNoticeRow),
    permission: 'desk.notices.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/notice/saveNotice',
    input: NoticeInput,
    output: DeskNoticeRow,
    permission: 'desk.notices.manage',
    log: 'notices.save',
    maxBodyKb: 512,
  },
  /** Keeps an unfinished notice; merchants do not see it. A published one cannot become a draft again. */
  deskSaveDraft: {
    method: 'POST',
    path: '/api/desk/notice/saveDraft',
    input: NoticeDraftInput,
    output: DeskNoticeRow,
    permission: 'desk.notices.manage',
    log: 'notices.save',
    maxBodyKb: 512,
  },
  /** Whom a notice for these brands reaches. */
  deskAudience: {
    method: 'GET',
    path: '/api/desk/notice/getAudience',
    input: z.strictObject({ platform_types: Brands }),
    output: z.object({ customers: z.int(), accounts: z.int() }),
    permission: 'desk.notices.manage',
    log: null,
  },
  deskWithdraw: {
    method: 'POST',
    path: '/api/desk/notice/withdraw',
    input: z.strictObject({ press_id: Id, withdrawn: z.boolean() }),
    output: Done,
    permission: 'desk.notices.manage',
    log: 'notices.withdraw',
  },
});
