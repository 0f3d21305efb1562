import { z } from 'zod';
import { configNames } from '@quayside/domain/basic-config/config-names';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, Timestamp } from '../kernel/shapes.ts';

export const ConfigRow = z.object({
  cfg_name: z.enum(configNames),
  value: z.string(),
  updated_at: Timestamp,
  updated_by: z.string().nullable(),
});
export type ConfigRow = z.output<typeof ConfigRow>;

export const basicConfigDeskCalls = defineCalls('basic-config', {
  deskList: {
    method: 'GET',
    path: '/api/desk/basicConfig/getList',
    input: Nothing,
    output: z.object({ list: z.array(ConfigRow) }),
    permission: 'desk.basic-config.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/basicConfig/save',
    input: z.strictObject({ cfg_name: z.enum(configNames), value: z.string().trim().max(600) }),
    /** `approval_id`: the setting keeps its value until a second person agrees. */
    output: ConfigRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.basic-config.manage',
    log: 'basic-config.save',
    confirm: true,
  },
});
