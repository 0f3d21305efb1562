import { ParcelInput, tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import type { ParcelPrices } from '@quayside/contract/tariffs/tariffs.schemas';
import { ErrorState, Loading } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { methodName } from './method-name.ts';
import { ParcelForm } from './parcel-form.tsx';
import { PriceSteps } from './price-steps.tsx';
import './tariffs.css';

const numbers = new Set(['version_id', 'weight_g']);

/** What a parcel costs with every method, and every step of one price. The parcel is in the URL. */
export function TestParcelPage() {
  const { t } = useTranslation('desk-tariffs');
  const [params, setParams] = useSearchParams();
  const written = Object.fromEntries([...params].filter(([key, value]) => key in ParcelInput.shape && value !== ''));
  const parsed = ParcelInput.safeParse(
    Object.fromEntries(Object.entries(written).map(([key, value]) => [key, numbers.has(key) ? Number(value) : value])),
  );
  return (
    <div className="page">
      <PageHead title={t('test_parcel')} back={deskTariffPaths.list} purpose={t('test_purpose')} />
      <ParcelForm key={params.toString()} written={written} onCalculate={(values) => setParams(values)} />
      {parsed.success && (
        <Prices input={parsed.data} method={params.get('method')} choose={(method) => setParams({ ...written, method })} />
      )}
    </div>
  );
}

type PricesProps = {
  input: Parameters<typeof useRead<typeof tariffsDeskCalls.deskExplain>>[1];
  method: string | null;
  choose: (method: string) => void;
};

function Prices({ input, method, choose }: PricesProps) {
  const { t } = useTranslation('desk-tariffs');
  const read = useRead(tariffsDeskCalls.deskExplain, input, { silent: true });
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const { errors, offered } = read.data;
  if (errors.length > 0) return <Alert type="error" showIcon title={errors.map(({ code }) => t(`quote_errors.${code}`)).join(' ')} />;
  const chosen = offered.find((one) => one.method === method) ?? offered[0];
  return (
    <>
      {offered.length === 0 && <Alert type="warning" showIcon title={t('no_offer')} />}
      <MethodTable prices={read.data} chosen={chosen?.method ?? null} choose={choose} />
      {chosen && <PriceSteps prices={read.data} price={chosen} group={input.price_group} />}
      <RefusedMethods prices={read.data} />
    </>
  );
}

type TableProps = { prices: ParcelPrices; chosen: string | null; choose: (method: string) => void };

function MethodTable({ prices, chosen, choose }: TableProps) {
  const { t } = useTranslation('desk-tariffs');
  return (
    <section className="panel">
      <Table
        size="small"
        rowKey="method"
        pagination={false}
        dataSource={prices.offered}
        rowClassName={({ method }) => (method === chosen ? 'ant-table-row-selected' : '')}
        columns={[
          {
            key: 'method',
            title: t('method'),
            render: (_, row) => (
              <button type="button" className="tariff-choice" aria-pressed={row.method === chosen} onClick={() => choose(row.method)}>
                {methodName(row)}
              </button>
            ),
          },
          {
            key: 'delivery',
            title: t('delivery'),
            render: (_, { days_min, days_max }) => t('delivery_text', { from: days_min, to: days_max }),
          },
          { key: 'chargeable', title: t('chargeable'), align: 'end', dataIndex: 'chargeable_g' },
          { key: 'freight', title: t('freight'), align: 'end', dataIndex: 'estimated_cost' },
          { key: 'other', title: t('other'), align: 'end', dataIndex: 'other_charges' },
          { key: 'total', title: t('total'), align: 'end', render: (_, { total }) => <strong>{total}</strong> },
        ]}
      />
    </section>
  );
}

function RefusedMethods({ prices: { refused } }: { prices: ParcelPrices }) {
  const { t } = useTranslation('desk-tariffs');
  if (refused.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="refused-methods">
      <div className="panel-head">
        <h2 id="refused-methods">{t('refused_methods')}</h2>
      </div>
      <ul className="panel-body tariff-cells">
        {refused.map((method) => (
          <li key={method.method}>
            {methodName(method)}:{' '}
            <span className="quiet">{method.reasons.map(({ code, figures }) => t(`reasons.${code}`, figures as never)).join('; ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
