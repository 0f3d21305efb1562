import type { SandboxRefusal } from '@quayside/domain/sandboxes/sandbox-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const sandboxesArea = defineArea('sandboxes', {
  refusals: {
    'sandboxes.live_key': { status: 403, error_code: 6201 },
    'sandboxes.none': { status: 404, error_code: 6202 },
    'sandboxes.no_way': { status: 409, error_code: 6203 },
  } satisfies Record<SandboxRefusal, RefusalNumbers>,
});
