import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { inventoryPaths } from '@quayside/contract/inventory/inventory.paths';
import { Allowed } from '@quayside/ui/shell/allowed';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const figures = ['total', 'frozen', 'available'] as const;

/** Total stock over all warehouses, with links to the details. */
export function StockStrip({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  return (
    <dl className="stock-strip">
      {figures.map((key) => (
        <div key={key}>
          <dt>{t(`stock_${key}`)}</dt>
          <dd>{wholeText(product[key], currentLanguage())}</dd>
        </div>
      ))}
      <Allowed all={['inventory.read']}>
        <div>
          <dt>{t('stock_log_hint')}</dt>
          <dd className="stock-strip-link">
            <Link to={inventoryPaths.stockLog({ product_id: product.product_id })}>{t('stock_log')}</Link>
          </dd>
        </div>
      </Allowed>
    </dl>
  );
}
