import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import type { Interception } from '@quayside/contract/interceptions/interceptions.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { momentText } from '@quayside/ui/kernel/values';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** How the last request to stop the order stands (ORD-32). */
export function InterceptionNote({ order: { order_id, events } }: { order: OrderDetail }) {
  const wasAsked = events.some(({ kind }) => kind === 'intercept_requested');
  const [last] = useRead(interceptionsCalls.ofOrder, { order_id }, { silent: true, enabled: wasAsked }).data?.list ?? [];
  return last === undefined ? null : <Note interception={last} />;
}

function Note({ interception }: { interception: Interception }) {
  const { t } = useTranslation('order-life');
  const { outcome, reason, fee, note, requested_at, decided_at } = interception;
  const timeOf = (at: string | null) => momentText(at ?? '', currentLanguage());
  if (outcome === null)
    return (
      <Alert
        type="info"
        showIcon
        className="wizard-note"
        title={t('intercept_open', { at: timeOf(requested_at) })}
        description={t('intercept_open_text', { reason })}
      />
    );
  if (outcome === 'accepted')
    return (
      <Alert
        type="success"
        showIcon
        className="wizard-note"
        title={t('intercept_accepted', { at: timeOf(decided_at) })}
        description={t('intercept_accepted_text', { fee: fee ?? '0.00' })}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      className="wizard-note"
      title={t('intercept_refused')}
      description={t('intercept_refused_text', { note })}
    />
  );
}
