import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import type { AddressChange, VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import type { SendBackField, SendBackReason } from '@quayside/domain/orders/send-back';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useRefresh, useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from './verification-work.ts';
import type { VerificationWork } from './use-verification-work.ts';

const NOT_WAITING = 'orders.not_verifying';
const silent = { silent: true } as const;

/** Decisions and changes of one order. Whoever comes second reads who decided, and nothing is changed. */
export function useDecisions(order: VerificationDetail, of: VerificationWork) {
  const { t } = useTranslation('desk-verification');
  const { message } = App.useApp();
  const refresh = useRefresh();
  const guard = useGuard(order, of);
  const [approve, sendBack, cancel] = [
    useWrite(calls.deskApprove, [], silent),
    useWrite(calls.deskSendBack, [], silent),
    useWrite(calls.deskCancel, [], silent),
  ];
  const [method, address] = [useWrite(calls.deskChangeMethod, [], silent), useWrite(calls.deskChangeAddress, [], silent)];
  const { customer_id, order_id, order_no: number } = order;
  const one = { customer_id, order_id };
  const settle = (kind: 'approved' | 'sent_back' | 'canceled') => {
    void message.success(t(kind, { number }));
    of.settle(order_id, { kind } satisfies Outcome);
    // The list is not read again: done rows stay in their place.
    refresh([calls.deskClean, calls.deskGet, 'my-work']);
  };
  const changed = () => {
    void message.success(t('changed', { number }));
    refresh([calls.deskGet, calls.deskList, calls.deskClean, calls.deskPreview]);
  };
  return {
    failure: guard.failure,
    clear: guard.clear,
    isSaving: [approve, sendBack, cancel, method, address].some(({ isPending }) => isPending),
    approve: () =>
      guard.run(async () => {
        const { list } = await approve.mutateAsync({ keys: [orderKeyOf(one)] });
        const refusal = list[0]?.refusal;
        if (!refusal) return settle('approved');
        return guard.refuse(refusal.code, refusal.msg, refusal.details);
      }),
    sendBack: (given: { reason: string; fields: SendBackField[]; template?: SendBackReason }) =>
      guard.run(async () => {
        await sendBack.mutateAsync({ ...one, ...given });
        settle('sent_back');
      }),
    cancel: (reason: string) =>
      guard.run(async () => {
        await cancel.mutateAsync({ ...one, reason });
        settle('canceled');
      }),
    changeMethod: (code: string, total: string) =>
      guard.run(async () => {
        await method.mutateAsync({ ...one, method: code, total });
        changed();
      }),
    changeAddress: (given: AddressChange, total: string) =>
      guard.run(async () => {
        await address.mutateAsync({ ...one, address: given, total });
        changed();
      }),
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

/** What was refused, in words; an order that somebody else decided is taken instead. True when it was done. */
function useGuard({ order_id }: VerificationDetail, of: VerificationWork) {
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh();
  const textOf = useFailureText();
  const refuse = (code: string | null, msg: string, details: Readonly<Record<string, unknown>> | undefined) => {
    refresh([calls.deskGet, calls.deskPreview]);
    if (code === NOT_WAITING) of.take(order_id, String(details?.['now'] ?? ''));
    else setFailure(msg);
  };
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const isRefused = error instanceof RefusedError;
      refuse(isRefused ? error.code : null, textOf(error), isRefused ? error.body.content?.details : undefined);
      return false;
    }
  };
  return { failure, refuse, run, clear: () => setFailure(null) };
}
