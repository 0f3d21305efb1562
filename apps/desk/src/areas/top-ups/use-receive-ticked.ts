import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useRefresh } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staleAfterDecision } from './use-decision.ts';
import type { ReviewWork } from './use-review-work.ts';

/** Receives the ticked rows, one call after the other: each is decided under its own lock, and each says why it was not taken. */
export function useReceiveTicked(of: ReviewWork) {
  const { t } = useTranslation(['desk-top-ups', 'kernel']);
  const { message, modal } = App.useApp();
  const client = useClient();
  const refresh = useRefresh();
  const textOf = useFailureText();
  const [isReceiving, setReceiving] = useState(false);
  const receiveAll = async (ids: readonly number[]) => {
    setReceiving(true);
    let taken = 0;
    for (const id of ids) {
      const row = of.work.rows.get(id);
      if (!row) continue;
      const { customer_id, top_up_id, round } = row;
      try {
        // One after the other: a desk sends few of them, and the wallets of one customer would only wait for each other.
        // oxlint-disable-next-line no-await-in-loop
        const after = await client.send(topUpsDeskCalls.deskReceiveMatched, { customer_id, top_up_id, round });
        of.settle(id, { kind: 'received', by: null, at: after.reviewed_at ?? '', credited_usd: after.credited_usd });
        taken++;
      } catch (error) {
        if (!isSilent(error)) of.settle(id, { kind: 'refused', msg: textOf(error) });
      }
    }
    setReceiving(false);
    refresh(staleAfterDecision);
    void message.info(t('ticked_done', { taken, left: ids.length - taken }));
    of.next();
  };
  const ask = () => {
    const ids = [...of.work.ticked];
    if (ids.length === 0 || isReceiving) return;
    modal.confirm({
      title: t('ticked_title', { count: ids.length }),
      content: t('ticked_text'),
      okText: t('receive_ticked', { count: ids.length }),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => void receiveAll(ids),
    });
  };
  return { ask, isReceiving };
}
