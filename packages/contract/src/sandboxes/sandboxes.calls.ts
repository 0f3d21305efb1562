import { defineCalls } from '../kernel/call.ts';
import { Done, Nothing } from '../kernel/shapes.ts';

export const sandboxesCalls = defineCalls('sandboxes', {
  /** Deletes everything in the sandbox of this account. The test keys stay. */
  empty: {
    method: 'POST',
    path: '/api/ucenter/plugin/emptySandbox',
    input: Nothing,
    output: Done,
    permission: 'integrations.manage',
    log: 'sandboxes.empty',
    actingStaff: 'refused',
    limit: { perMinute: 6, by: 'person' },
  },
});
