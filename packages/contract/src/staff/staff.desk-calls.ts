import { z } from 'zod';
import { keptWhenBlank } from '../kernel/password.ts';
import { defineCalls } from '../kernel/call.ts';
import { staffRoles } from '../kernel/permissions.ts';
import { besideFieldFaults, Email, Id, Nothing, Timestamp, listInput, pageOf, personal, secret } from '../kernel/shapes.ts';

export const StaffRow = z.object({
  staff_id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(['enabled', 'disabled']),
  created_at: Timestamp,
});
export type StaffRow = z.output<typeof StaffRow>;

export const StaffInput = z
  .strictObject({
    staff_id: Id.optional(),
    name: personal(z.string().trim().min(1).max(80)),
    email: personal(Email),
    role: z.enum(staffRoles),
    status: z.enum(['enabled', 'disabled']),
    /** Blank keeps the old. */
    password: secret(z.string().max(200)).default(''),
  })
  .superRefine(
    keptWhenBlank((value) => value['staff_id'] === undefined),
    besideFieldFaults,
  );

export const staffDeskCalls = defineCalls('staff', {
  deskList: {
    method: 'GET',
    path: '/api/desk/staff/getList',
    input: listInput(['staff_id'], { role: z.enum(staffRoles).optional() }),
    output: pageOf(StaffRow),
    permission: 'desk.staff.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/staff/saveStaff',
    input: StaffInput,
    output: StaffRow,
    permission: 'desk.staff.manage',
    log: 'staff.save',
    confirm: true,
  },
  managers: {
    method: 'GET',
    path: '/api/desk/staff/getManagers',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ staff_id: Id, name: z.string(), role: z.enum(staffRoles) })) }),
    permission: 'desk.staff.read',
    log: null,
  },
});
