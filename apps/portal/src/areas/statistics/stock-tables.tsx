import type { Analysis } from '@quayside/contract/statistics/dashboards.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { dayText } from '@quayside/ui/kernel/values';
import { exactText } from '@quayside/ui/kernel/figure-texts';
import { useTranslation } from 'react-i18next';

/** Stock that runs out first, and stock that nobody buys. */
export function StockTables({ cover, dead }: Pick<Analysis, 'cover' | 'dead'>) {
  const { t } = useTranslation('statistics');
  return (
    <div className="analysis-columns">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('stock.cover')}</h2>
          <span className="quiet">{t('stock.cover_note')}</span>
        </div>
        {cover.length === 0 ? (
          <p className="quiet panel-body">{t('stock.cover_none')}</p>
        ) : (
          <Table
            caption={t('stock.cover')}
            heads={[t('skus.sku'), t('stock.available'), t('stock.shipped'), t('stock.days'), t('stock.turnover')]}
            rows={cover.map((row) => ({
              key: row.product_id,
              name: row.sku,
              title: row.product_name,
              cells: [exactText(String(row.available)), exactText(String(row.shipped)), row.days ?? '-', row.turnover ?? '-'],
            }))}
          />
        )}
      </section>
      <section className="panel">
        <div className="panel-head">
          <h2>{t('stock.dead')}</h2>
          <span className="quiet">{t('stock.dead_note', { skus: dead.skus, units: exactText(String(dead.units)) })}</span>
        </div>
        {dead.list.length === 0 ? (
          <p className="quiet panel-body">{t('stock.dead_none')}</p>
        ) : (
          <Table
            caption={t('stock.dead')}
            heads={[t('skus.sku'), t('stock.available'), t('stock.since')]}
            rows={dead.list.map((row) => ({
              key: row.product_id,
              name: row.sku,
              title: row.product_name,
              cells: [exactText(String(row.available)), dayText(row.since, currentLanguage())],
            }))}
          />
        )}
      </section>
    </div>
  );
}

type Row = { key: number; name: string; title: string; cells: readonly (string | number)[] };

function Table({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <div className="statistics-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, title, cells }) => (
            <tr key={key}>
              <th scope="row" title={title}>
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
