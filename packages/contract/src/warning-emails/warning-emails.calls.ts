import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Nothing } from '../kernel/shapes.ts';
import { WarningEmailList, WarningEmailSetting } from './warning-emails.schemas.ts';

export const warningEmailsCalls = defineCalls('warning-emails', {
  getSetting: {
    method: 'GET',
    path: '/api/ucenter/warningEmail/getSetting',
    input: Nothing,
    output: WarningEmailSetting,
    permission: 'warning-emails.read',
    log: null,
  },
  saveSetting: {
    method: 'POST',
    path: '/api/ucenter/warningEmail/saveSetting',
    input: z.strictObject({ emails: WarningEmailList, enabled: Flag }),
    output: WarningEmailSetting,
    permission: 'warning-emails.edit',
    log: 'warning-emails.save',
    actingStaff: 'refused',
  },
  changeStatus: {
    method: 'POST',
    path: '/api/ucenter/warningEmail/changeStatus',
    input: z.strictObject({ enabled: Flag }),
    output: WarningEmailSetting,
    permission: 'warning-emails.edit',
    log: 'warning-emails.change_status',
    actingStaff: 'refused',
  },
});
