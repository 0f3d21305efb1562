import { inboundDeskCalls } from '@quayside/contract/inbound/inbound.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

export const touched = ['inbound', 'receiving', 'inventory', 'my-work'] as const;
type Named = { readonly customer_id: number; readonly inbound_id: number };

/** Passes the audit of one or many, and says which were decided by somebody else meanwhile. */
export function useConfirm() {
  const { t } = useTranslation('desk-inbound');
  const { message } = App.useApp();
  const confirm = useWrite(inboundDeskCalls.deskConfirm, touched);
  return async (rows: readonly Named[]) => {
    const list = rows.map(({ customer_id, inbound_id }) => ({ customer_id, inbound_id }));
    const { done, refused } = await confirm.mutateAsync({ list });
    if (done > 0) void message.success(t('passed', { count: done }));
    for (const { inbound_no, now } of refused) void message.warning(t('not_passed', { number: inbound_no, now }), 8);
    return refused.length === 0;
  };
}
