import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { ErrorState } from '@quayside/ui/states';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './inventory.css';

const LIST = '/products/inventory';

/** How many SKUs can be sold (DASH-06), and those that cannot or soon cannot; each number opens its rows. */
export function StockCard() {
  const { t } = useTranslation('inventory');
  const summary = useRead(inventoryCalls.summary, {}, { silent: true });
  const whole = (value: number) => wholeText(value, currentLanguage());
  const { data } = summary;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('card')}</h2>
        <Link to={LIST}>{t('card_all')}</Link>
      </div>
      {data && (
        <div className="panel-body stock-card">
          <p className="stock-card-main">
            <Link to={`${LIST}?sold_out=0`}>{whole(data.in_stock_skus)}</Link> {t('card_in_stock')}
          </p>
          <ul className="stock-card-rest">
            <li>
              {t('card_sold_out')} <Link to={`${LIST}?sold_out=1`}>{whole(data.sold_out_skus)}</Link>
            </li>
            <li>
              {t('card_low')} <Link to={`${LIST}?low=1`}>{whole(data.low_skus)}</Link>
            </li>
          </ul>
        </div>
      )}
      {summary.isPending && (
        <div className="panel-body">
          <Skeleton active title={false} />
        </div>
      )}
      {summary.isLoadingError && <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />}
    </section>
  );
}
