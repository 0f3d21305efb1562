import type { WorkFee } from '@quayside/domain/work-orders/work-rules';
import { FeeTable } from '@quayside/ui/work-orders/work-tables';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** What the order costs, beside the form, with its submit button. */
export function QuotePanel({ fees, isSaving }: { fees: readonly WorkFee[] | null; isSaving: boolean }) {
  const { t } = useTranslation('work-orders');
  return (
    <aside className="panel work-quote" aria-label={t('quote')}>
      <div className="panel-head">
        <h2>{t('quote')}</h2>
      </div>
      <FeeTable fees={fees ?? []} />
      <div className="panel-body">
        <p className="quiet">{t('quote_hint')}</p>
        <Button type="primary" htmlType="submit" block loading={isSaving}>
          {t('submit')}
        </Button>
      </div>
    </aside>
  );
}
