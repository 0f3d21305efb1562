import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { StaffResetInput } from '../kernel/own-account.ts';
import { staffRoles } from '../kernel/permissions.ts';
import { Done, Email, Flag, Id, Nothing, Timestamp, listInput, pageOf, personal } from '../kernel/shapes.ts';

export const StaffRow = z.object({
  staff_id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  status: z.enum(['enabled', 'disabled']),
  created_at: Timestamp,
  /** The invitation has not been accepted yet. */
  is_invited: Flag,
  totp_enabled: Flag,
  access_reset_at: Timestamp.nullable(),
  access_reset_by: z.string().nullable(),
});
export type StaffRow = z.output<typeof StaffRow>;

/** Without a password: the person sets it by a mailed link. */
export const StaffInput = z.strictObject({
  staff_id: Id.optional(),
  name: personal(z.string().trim().min(1).max(80)),
  email: personal(Email),
  role: z.enum(staffRoles),
  status: z.enum(['enabled', 'disabled']),
});

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
  deskResetAccess: {
    method: 'POST',
    path: '/api/desk/staff/resetAccess',
    input: z.strictObject({ staff_id: Id }),
    output: StaffRow,
    permission: 'desk.staff.manage',
    log: 'staff.reset_access',
    confirm: true,
    limit: { perMinute: 10, by: 'person' },
  },
  acceptLink: {
    method: 'POST',
    path: '/api/desk/staff/setPassword',
    input: StaffResetInput,
    output: Done,
    permission: 'public',
    log: 'staff.accept_link',
    guess: { account: [], failures: ['staff.link_invalid'] },
    limit: { perMinute: 10, by: 'ip' },
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
