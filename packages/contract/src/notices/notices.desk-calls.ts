import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, listInput, pageOf } from '../kernel/shapes.ts';
import { DeskNoticeRow, NoticeInput } from './notices.schemas.ts';

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
  deskWithdraw: {
    method: 'POST',
    path: '/api/desk/notice/withdraw',
    input: z.strictObject({ press_id: Id, withdrawn: z.boolean() }),
    output: Done,
    permission: 'desk.notices.manage',
    log: 'notices.withdraw',
  },
});
