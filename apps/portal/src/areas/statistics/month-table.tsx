import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { MonthValues } from '@quayside/contract/statistics/statistics.schemas';
import { seriesClass } from '@quayside/ui/display/stacked-chart';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChangeText } from '@quayside/ui/statistics/change-text';
import { exactText, monthLabel, shareText } from '@quayside/ui/kernel/figure-texts';

export type TableRow = { key: string; label: ReactNode; name: string; parent: string | null; values: MonthValues };
type TableProps = {
  caption: string;
  first: string;
  months: readonly string[];
  rows: readonly TableRow[];
  total: MonthValues;
  /** What is behind a row in a month, or in all of them. */
  linkOf: (row: TableRow | null, month: string | null) => string | null;
  better?: 'up' | 'down';
};

/** The figures of a chart: a row for each colour, a column for each month, and the total row. Rows with others below them open. */
export function MonthTable({ caption, first, months, rows, total, linkOf, better }: TableProps) {
  const { t } = useTranslation('statistics');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpen((current) => new Set(current.has(key) ? [...current].filter((one) => one !== key) : [...current, key]));
  const heads = rows.filter(({ parent }) => parent === null);
  const shown = heads.flatMap((head) => [head, ...(open.has(head.key) ? rows.filter(({ parent }) => parent === head.key) : [])]);
  const cells = (row: TableRow | null, { values, sum, before }: MonthValues) => (
    <>
      {months.map((month, at) => (
        <td key={month}>
          <Figure value={values[at] ?? '0'} to={linkOf(row, month)} />
        </td>
      ))}
      <td className="strong">
        <Figure value={sum} to={linkOf(row, null)} />
      </td>
      <td>
        <ChangeText now={sum} before={before} {...(better ? { better } : {})} />
      </td>
      <td className="quiet">{shareText(sum, total.sum)}</td>
    </>
  );
  return (
    <div className="statistics-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthLabel(month)}
              </th>
            ))}
            <th scope="col">{t('sum', { count: months.length })}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.parent ?? ''}/${row.key}`} data-below={row.parent !== null}>
              <th scope="row">
                <RowName
                  row={row}
                  at={heads.indexOf(row)}
                  hasMore={rows.some(({ parent }) => parent === row.key)}
                  isOpen={open.has(row.key)}
                  onToggle={toggle}
                />
              </th>
              {cells(row, row.values)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {cells(null, total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type NameProps = { row: TableRow; at: number; hasMore: boolean; isOpen: boolean; onToggle: (key: string) => void };

function RowName({ row, at, hasMore, isOpen, onToggle }: NameProps) {
  const { t } = useTranslation('statistics');
  return (
    <span className="row-name">
      {hasMore && (
        <Button
          type="text"
          size="small"
          aria-expanded={isOpen}
          aria-label={t('open_row', { name: row.name })}
          icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          onClick={() => onToggle(row.key)}
        />
      )}
      {at >= 0 && <i className={`chart-dot ${seriesClass(at)}`} />}
      {row.label}
    </span>
  );
}

function Figure({ value, to }: { value: string; to: string | null }) {
  const text = exactText(value);
  return to === null || Number(value) === 0 ? <span>{text}</span> : <Link to={to}>{text}</Link>;
}
