import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { staffRoles } from '@quayside/domain/kernel/staff-roles';
import { Id, Timestamp } from '../kernel/shapes.ts';

/** One line of the operation log with every field of LOG-01. */
export const OperationLogRow = z.object({
  log_id: Id,
  menu: z.string(),
  request_address: z.string(),
  operation_time: Timestamp,
  customer_id: Id.nullable(),
  account: z.string(),
  operation_function_cn: z.string(),
  operation_function_en: z.string(),
  request_url: z.string(),
  operator: z.string(),
  ip: z.string(),
  request_method: z.string(),
  call_method: z.string(),
  full_url: z.string(),
  request_parameters: z.string(),
  duration_ms: z.int(),
  /** Null without a session: a failed sign-in with an unknown address. */
  actor_kind: z.enum(actorKinds).nullable(),
  /** Main or sub-account (LOG-03); blank for staff, API keys and jobs. */
  is_main_account: z.boolean().nullable(),
  outcome: z.string(),
  /** The role of staff at that time. */
  staff_role: z.enum(staffRoles).nullable(),
  /** What the operation changed; null when it says nothing about it. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })).nullable(),
});
export type OperationLogRow = z.output<typeof OperationLogRow>;
