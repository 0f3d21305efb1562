import { StateTag } from '@quayside/ui/display/state-tag';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useWallet } from './use-customer-facts.ts';

/** What the last nightly reconciliation found for this customer. */
export function ReconciledPanel({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const wallet = useWallet(customer_id);
  if (!wallet) return null;
  const last = wallet.reconciliation;
  const state = last === null ? 'unchecked' : last.agrees ? 'agrees' : 'differs';
  const tones = { unchecked: 'quiet', agrees: 'good', differs: 'bad' } as const;
  return (
    <section className="panel" aria-labelledby="customer-reconciled">
      <div className="panel-head">
        <h2 id="customer-reconciled">{t('money.reconciliation')}</h2>
        <StateTag tone={tones[state]}>{t(`money.${state}`)}</StateTag>
      </div>
      <div className="panel-body">
        {last === null ? (
          <p className="quiet">{t('money.none_yet')}</p>
        ) : (
          <>
            <p>{t(last.agrees ? 'money.reconciled' : 'money.not_reconciled')}</p>
            <p className="quiet">{t('money.checked', { time: momentText(last.ran_at, currentLanguage()) })}</p>
          </>
        )}
      </div>
    </section>
  );
}
