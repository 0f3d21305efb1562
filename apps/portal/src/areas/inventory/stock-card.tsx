import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { inventoryPaths } from '@quayside/contract/inventory/inventory.paths';
import { productPaths } from '@quayside/contract/products/products.paths';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './inventory.css';

/** The products behind the first two: the inventory has a row for each warehouse, and none for a SKU that was never in stock. */
const figures = [
  { key: 'in_stock_skus', label: 'card_in_stock', products: productPaths.filtered({ sold_out: 0 }), rows: { sold_out: 0 } },
  { key: 'sold_out_skus', label: 'card_sold_out', products: productPaths.filtered({ sold_out: 1 }), rows: { sold_out: 1 } },
  { key: 'low_skus', label: 'card_low', products: null, rows: { low: 1 } },
] as const;

/** Number of SKUs in stock (DASH-06), low and out of stock; each number links to its rows. */
export function StockCard() {
  const { t } = useTranslation('inventory');
  const summary = useRead(inventoryCalls.summary, {}, { silent: true });
  const { data } = summary;
  const canSeeProducts = useCan('products.read');
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('card')}</h2>
        <Link to={inventoryPaths.list}>{t('card_all')}</Link>
      </div>
      {data && (
        <dl className="panel-body stock-card">
          {figures.map(({ key, label, products, rows }) => (
            <div key={key}>
              <dt>{t(label)}</dt>
              <dd>
                <Link to={canSeeProducts && products !== null ? products : inventoryPaths.filtered(rows)}>
                  {wholeText(data[key], currentLanguage())}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
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
