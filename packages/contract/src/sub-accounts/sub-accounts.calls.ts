import { z } from 'zod';
import { accountStatuses, subAccountTypes } from '@quayside/domain/sub-accounts/sub-account-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { PermissionGroup, SubAccountInput, SubAccountRow } from './sub-accounts.schemas.ts';

export const subAccountsCalls = defineCalls('sub-accounts', {
  list: {
    method: 'GET',
    path: '/api/ucenter/subAccount/getList',
    input: listInput(['sub_account_id'], {
      status: z.enum(accountStatuses).optional(),
      account_type: z.enum(subAccountTypes).optional(),
      email: z.string().trim().toLowerCase().max(254).optional(),
    }),
    output: pageOf(SubAccountRow),
    permission: 'sub-accounts.manage',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/subAccount/getStatusCount',
    input: Nothing,
    output: tabCounts(accountStatuses),
    permission: 'sub-accounts.manage',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/subAccount/getDetail',
    input: z.strictObject({ sub_account_id: Id }),
    output: SubAccountRow,
    permission: 'sub-accounts.manage',
    log: null,
  },
  permissionTree: {
    method: 'GET',
    path: '/api/ucenter/subAccount/getPermissionTree',
    input: Nothing,
    output: z.object({ list: z.array(PermissionGroup) }),
    permission: 'sub-accounts.manage',
    log: null,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/subAccount/saveSubAccount',
    input: SubAccountInput,
    output: SubAccountRow,
    permission: 'sub-accounts.manage',
    log: 'sub-accounts.save',
    confirm: true,
    actingStaff: 'refused',
    limit: { perMinute: 60, by: 'person' },
  },
  changeStatus: {
    method: 'POST',
    path: '/api/ucenter/subAccount/changeStatus',
    input: z.strictObject({ sub_account_id: Id, status: z.enum(accountStatuses) }),
    output: SubAccountRow,
    permission: 'sub-accounts.manage',
    log: 'sub-accounts.change_status',
    actingStaff: 'refused',
  },
});
