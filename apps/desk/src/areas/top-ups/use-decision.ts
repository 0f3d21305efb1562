import type { InputOf } from '@quayside/contract/kernel/call';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useClient } from '@quayside/ui/kernel/context';
import { useRefresh } from '@quayside/ui/kernel/query';
import { useSave } from '@quayside/ui/form/use-save';
import { App, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Outcome } from './review-work.ts';
import type { ReviewWork } from './use-review-work.ts';

type Review = InputOf<typeof topUpsDeskCalls.deskReview>;

/** Counts and facts are read again; the list is not, so that done rows stay in their place. */
export const staleAfterDecision = [topUpsDeskCalls.deskCounts, topUpsDeskCalls.deskFacts, 'wallets', 'approvals', 'my-work'] as const;

/** Sends the decision about one top-up, then opens the next. Whoever comes second is told who decided. */
export function useDecision(topUp: DeskTopUpRow, form: FormInstance, of: ReviewWork) {
  const { t } = useTranslation(['desk-top-ups', 'desk-approvals']);
  const { message } = App.useApp();
  const client = useClient();
  const refresh = useRefresh();
  const { customer_id, top_up_id, round } = topUp;
  const { saveOrThrow, failure, isSaving, clearFailure } = useSave(topUpsDeskCalls.deskReview, [], {
    form,
    onSaved: (after) => {
      const { approval_id, status, reviewed_at, credited_usd } = after;
      const kind = approval_id !== null ? 'proposed' : status === 'rejected' ? 'rejected' : 'received';
      of.settle(top_up_id, { kind, by: null, at: reviewed_at ?? new Date().toISOString(), credited_usd }, true);
      if (approval_id !== null) void message.info(t('sent', { ns: 'desk-approvals' }));
      refresh(staleAfterDecision);
    },
  });
  const decide = async (review: Omit<Review, 'customer_id' | 'top_up_id' | 'round'>) => {
    try {
      await saveOrThrow({ customer_id, top_up_id, round, ...review });
    } catch (error) {
      const outcome = takenBy(error);
      if (outcome) {
        clearFailure();
        of.take(top_up_id, outcome);
        refresh(staleAfterDecision);
      }
      if (error instanceof RefusedError && error.code === 'top-ups.sent_again') {
        void message.warning(error.msg);
        of.replace(await client.send(topUpsDeskCalls.deskGet, { customer_id, top_up_id }));
      }
    }
  };
  return { decide, failure, isSaving };
}

/** Who decided, from the refusal. */
export function takenBy(error: unknown): Outcome | null {
  if (!(error instanceof RefusedError) || error.code !== 'top-ups.already_reviewed') return null;
  const { name, status, at, credited_usd } = error.body.content?.details ?? {};
  const kind = status === 'rejected' ? 'rejected' : 'received';
  return { kind, by: String(name ?? ''), at: String(at ?? ''), credited_usd: credited_usd ? String(credited_usd) : null };
}
