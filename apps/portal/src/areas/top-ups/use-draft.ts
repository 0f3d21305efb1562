import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { useRead } from '@quayside/ui/kernel/query';

/** Holds the draft's reference in the URL, so that a reload shows the same account and reference. */
export const draftParam = 'reference';

export function useDraft(reference: string | null) {
  return useRead(topUpsCalls.draft, { reference: reference ?? '' }, { silent: true, enabled: reference !== null });
}
