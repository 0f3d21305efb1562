import type { SkuShipment } from '@quayside/contract/statistics/statistics.schemas';
import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { Figures } from '@quayside/ui/display/figures';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText } from '@quayside/ui/kernel/figure-texts';
import { StatisticsState } from '@quayside/ui/statistics/statistics-state';
import { MonthPanels } from './month-panels.tsx';
import type { TableRow } from './month-table.tsx';
import { PeriodNote } from '@quayside/ui/statistics/period-note';
import { StatisticsHead } from './statistics-head.tsx';
import { shippedDays } from './use-names.ts';
import { usePeriod } from '@quayside/ui/kernel/use-period';

const LIMIT = 20;

/** Units shipped by SKU: the most sold first, with their trend and a search (STAT-05). */
export function SkuShipmentPage() {
  const { t } = useTranslation('statistics');
  const { input, change, word } = usePeriod();
  const wanted = (word('search') ?? '').trim().slice(0, 255);
  const [search, setSearch] = useState(wanted);
  const page = Math.max(1, Math.floor(Number(word('page') ?? 1)) || 1);
  const asked = { ...input, ...(wanted === '' ? {} : { search: wanted }) };
  const read = useRead(statisticsCalls.skuShipment, { ...asked, page, limit: LIMIT }, { silent: true, keepPrevious: true });
  const linkOf = useSkuLink(read.data, input.warehouse_id);
  return (
    <div className="page statistics-page">
      <StatisticsHead
        title={t('skus.title')}
        purpose={t('skus.purpose')}
        shown={read.data}
        warehouse={input.warehouse_id}
        onChange={change}
        exports={{ page: 'skus', ...asked }}
      >
        <Input.Search
          aria-label={t('skus.search')}
          placeholder={t('skus.search')}
          allowClear
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onSearch={(text) => change({ search: text.trim(), page: undefined })}
        />
      </StatisticsHead>
      <StatisticsState read={read} isEmpty={({ count }) => count === 0}>
        {(data) => (
          <>
            <SkuFigures data={data} />
            <MonthPanels
              title={t('skus.by_month')}
              first={t('skus.sku')}
              fileName={t('skus.title')}
              isCount
              months={data.months}
              rows={rowsOf(data, t('skus.others'))}
              total={{ values: data.total.values.map(String), sum: String(data.total.units), before: String(data.total.before) }}
              linkOf={linkOf}
              better="up"
            />
            {data.count > LIMIT && (
              <Pagination
                current={page}
                pageSize={LIMIT}
                total={data.count}
                showSizeChanger={false}
                onChange={(next) => change({ page: String(next) })}
              />
            )}
          </>
        )}
      </StatisticsState>
    </div>
  );
}

function SkuFigures({ data }: { data: SkuShipment }) {
  const { t } = useTranslation('statistics');
  return (
    <section className="panel">
      <Figures
        figures={[
          {
            key: 'units',
            label: t('measure.units'),
            value: exactText(String(data.total.units)),
            note: <ChangeText now={data.total.units} before={data.total.before} better="up" />,
          },
          { key: 'skus', label: t('skus.count'), value: exactText(String(data.count)) },
        ]}
      />
      <PeriodNote period={data} />
    </section>
  );
}

const OTHERS = '\u0000others';

/** A page of SKUs, and all others as one row: the rows add up to the total. */
function rowsOf({ list, total }: SkuShipment, others: string): TableRow[] {
  const rows = list.map((one) => ({
    key: one.sku,
    parent: null,
    name: one.sku,
    label: (
      <span className="cut" title={one.product_name}>
        {one.sku}
        <span className="quiet sku-name">{one.product_name}</span>
      </span>
    ),
    values: { values: one.values.map(String), sum: String(one.units), before: String(one.before) },
  }));
  const left = (all: number, pick: (one: SkuShipment['list'][number]) => number) =>
    String(all - list.reduce((sum, one) => sum + pick(one), 0));
  const rest = {
    values: total.values.map((value, at) => left(value, ({ values }) => values[at] ?? 0)),
    sum: left(total.units, ({ units }) => units),
    before: left(total.before, ({ before }) => before),
  };
  if (Number(rest.sum) === 0) return rows;
  return [...rows, { key: OTHERS, parent: null, name: others, label: others, values: rest }];
}

function useSkuLink(period: { from: string; to: string } | undefined, warehouse: number | undefined) {
  const canRead = useCan('orders.read');
  return (row: TableRow | null, month: string | null): string | null => {
    if (!canRead || !period || row?.key === OTHERS) return null;
    const filters = { ...shippedDays(period, month), ...(warehouse === undefined ? {} : { warehouse_id: String(warehouse) }) };
    return orderPaths.filtered(row === null ? filters : { ...filters, sku: row.key });
  };
}
