import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { handlers } from '#server/kernel/handlers.ts';
import {
  changeStatus,
  countSubAccounts,
  getPermissionTree,
  getSubAccount,
  listSubAccounts,
  saveSubAccount,
} from './sub-accounts.service.ts';

export const subAccountsHandlers = handlers(subAccountsCalls, {
  list: listSubAccounts,
  counts: countSubAccounts,
  get: getSubAccount,
  permissionTree: getPermissionTree,
  save: saveSubAccount,
  changeStatus,
});
