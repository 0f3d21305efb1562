import type { SessionRefusal } from '@quayside/domain/sessions/session-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const sessionsArea = defineArea('sessions', {
  refusals: {
    'sessions.wrong_credentials': { status: 422, error_code: 2001 },
    'sessions.account_disabled': { status: 403, error_code: 2002 },
    'sessions.account_paused': { status: 403, error_code: 2003 },
  } satisfies Record<SessionRefusal, RefusalNumbers>,
});
