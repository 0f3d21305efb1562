import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listManagers, listStaff, saveStaff } from './staff.service.ts';

export const staffHandlers = handlers(staffDeskCalls, { deskList: listStaff, deskSave: saveStaff, managers: listManagers });
