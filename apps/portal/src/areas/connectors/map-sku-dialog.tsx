import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import type { StoreSkuRow } from '@quayside/contract/connectors/connectors.schemas';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProductSelect } from '#portal/kernel/product-select.tsx';
import './connectors.css';

type Props = { store_id: number; row: StoreSkuRow | null; onClose: () => void };

/** Which of the merchant's products a SKU of the shop is: the most similar ones first, or a search. */
export function MapSkuDialog({ store_id, row, onClose }: Props) {
  const { t } = useTranslation('connectors');
  return (
    <Modal open={row !== null} onCancel={onClose} footer={null} title={t('skus.dialog', { sku: row?.sku ?? '' })} destroyOnHidden>
      {row !== null && <Choices store_id={store_id} row={row} onClose={onClose} />}
    </Modal>
  );
}

function Choices({ store_id, row, onClose }: Props & { row: StoreSkuRow }) {
  const { t } = useTranslation('connectors');
  const { message } = App.useApp();
  const { store_sku_id, sku } = row;
  const { data } = useRead(connectorsCalls.suggest, { store_id, store_sku_id });
  const map = useWrite(connectorsCalls.map, ['connectors'], {
    onDone: ({ product_sku }) => {
      void message.success(product_sku === '' ? t('skus.unmapped') : t('skus.mapped', { sku, product: product_sku }));
      onClose();
    },
  });
  const take = (product_id: number | null) => map.mutate({ store_id, store_sku_id, product_id });
  if (data === undefined) return <Skeleton active />;
  return (
    <>
      <h3>{t('skus.suggested')}</h3>
      {data.list.length === 0 && <p className="quiet">{t('skus.none')}</p>}
      <ul className="store-suggestions">
        {data.list.map((product) => (
          <li key={product.product_id}>
            <span>
              {product.sku} · {product.product_name}{' '}
              <span className="quiet">{t('skus.likeness', { percent: Math.round(product.likeness * 100) })}</span>
            </span>
            <Button loading={map.isPending} onClick={() => take(product.product_id)} aria-label={`${t('skus.take')}: ${product.sku}`}>
              {t('skus.take')}
            </Button>
          </li>
        ))}
      </ul>
      <label htmlFor="store-sku-product">{t('skus.search')}</label>
      <div className="store-product-search">
        <ProductSelect id="store-sku-product" value={row.product_id} onChange={take} />
      </div>
      {row.product_id !== null && (
        <Button type="link" danger loading={map.isPending} onClick={() => take(null)}>
          {t('skus.unmap')}
        </Button>
      )}
    </>
  );
}
