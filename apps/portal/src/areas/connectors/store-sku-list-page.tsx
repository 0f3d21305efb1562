import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreSkuRow } from '@quayside/contract/connectors/connectors.schemas';
import { skuStates } from '@quayside/domain/connectors/connector-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { MapSkuDialog } from './map-sku-dialog.tsx';
import { useStoreName } from './use-store-name.ts';

/** The SKUs seen in a store's orders, and which of ours each one is. */
export function StoreSkuListPage() {
  const { t } = useTranslation('connectors');
  const store_id = useIdParam();
  const name = useStoreName(store_id);
  const [mapped, map] = useState<StoreSkuRow | null>(null);
  return (
    <div className="page">
      <PageHead title={t('skus.title', { name })} purpose={t('skus.purpose')} back={storePaths.detail(store_id)} />
      <ListPage
        call={connectorsCalls.skus}
        fixed={{ store_id }}
        rowKey="store_sku_id"
        title={t('skus.title', { name })}
        tabs={{
          param: 'state',
          counts: connectorsCalls.skuCounts,
          items: skuStates.map((key) => ({ key, label: t(`skus.states.${key}`), alert: key === 'unmapped' })),
        }}
        filters={[{ kind: 'text', name: 'sku', label: t('skus.sku') }]}
        columns={useColumns(map)}
        empty={{ title: t('skus.empty_title'), hint: t('skus.empty_hint') }}
      />
      <MapSkuDialog store_id={store_id} row={mapped} onClose={() => map(null)} />
    </div>
  );
}

function useColumns(map: (row: StoreSkuRow) => void): ListColumn<StoreSkuRow>[] {
  const { t } = useTranslation('connectors');
  const canEdit = useCan('connectors.edit');
  return [
    { key: 'sku', title: t('skus.sku'), width: 200 },
    { key: 'title', title: t('skus.name'), width: 260 },
    {
      key: 'state',
      title: t('skus.state'),
      width: 120,
      ellipsis: false,
      card: 'tag',
      render: ({ state }) => <StateTag tone={state === 'mapped' ? 'good' : 'bad'}>{t(`skus.states.${state}`)}</StateTag>,
    },
    {
      key: 'product_sku',
      title: t('skus.product'),
      width: 260,
      card: 'main',
      render: ({ product_sku, product_name }) => (product_sku === '' ? null : `${product_sku} · ${product_name}`),
    },
    { key: 'pushed_quantity', title: t('skus.told'), width: 110, align: 'end' },
    { key: 'created_at', title: t('orders.ordered'), width: 180, hidden: true, render: (row) => <TimeText at={row.created_at} /> },
    {
      ...actionsColumn(),
      width: 110,
      render: (row) =>
        canEdit ? (
          <RowActions>
            <RowAction onClick={() => map(row)}>{row.state === 'mapped' ? t('skus.change') : t('skus.map')}</RowAction>
          </RowActions>
        ) : null,
    },
  ];
}
