import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag } from '../kernel/shapes.ts';

export const basicConfigCalls = defineCalls('basic-config', {
  getValue: {
    method: 'POST',
    path: '/api/ucenter/common/basic/getBasicConfigValue',
    input: z.strictObject({ cfg_name: z.enum(['max_upload_size']), from_cache: Flag.optional() }),
    output: z.object({ max: z.int() }),
    permission: 'signed_in',
    log: null,
  },
  getAppVersion: {
    method: 'GET',
    path: '/api/ucenter/common/commonAppVersion/getAppNewVersion',
    input: z.strictObject({ project_type: z.literal(1) }),
    output: z.object({
      android_version_info: z.object({ app_download_link: z.string() }),
      ios_version_info: z.object({ app_download_link: z.string() }),
    }),
    permission: 'signed_in',
    log: null,
  },
});
