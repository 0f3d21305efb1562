import type { OfferedService, QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MethodRow } from './method-row.tsx';
import { bestOf, sortMethods, type SortKey, type Sorting } from './sort-methods.ts';

type TableProps = {
  answer: QuoteAnswer;
  services: readonly OfferedService[];
  isOld: boolean;
  id?: string;
  value?: string;
  onChange?: (method: string) => void;
};

const columns = ['courier', 'delivery', 'billed', 'options', 'factor', 'cost', 'other', 'total'] as const;
const isSortable = (column: (typeof columns)[number]): column is SortKey => column !== 'billed' && column !== 'options';

/** The methods offered, cheapest first (QUOTE-02). The radio buttons are one group, so arrow keys move between the rows. */
export function MethodTable({ answer, services, isOld, id, value = '', onChange }: TableProps) {
  const { t } = useTranslation('order-shipping');
  const group = useId();
  const [sorting, setSorting] = useState<Sorting>({ key: 'total', isDown: false });
  const [open, setOpen] = useState<string | null>(null);
  const offered = answer.methods.filter((method) => method.offered);
  const { cheapest, fastest } = bestOf(offered);
  const marksOf = ({ method }: QuoteMethod) => ({ isCheapest: method === cheapest, isFastest: method === fastest });
  const sort = (key: SortKey) => setSorting((now) => ({ key, isDown: now.key === key && !now.isDown }));
  return (
    <div className="method-scroll" id={id} tabIndex={-1}>
      <table className="method-table" aria-label={t('methods')} aria-busy={isOld} data-stale={isOld || undefined}>
        <thead>
          <tr>
            {columns.map((column) =>
              isSortable(column) ? (
                <Head key={column} column={column} sorting={sorting} onSort={sort} />
              ) : (
                <th key={column} scope="col" data-column={column}>
                  {t(`column.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        {sortMethods(offered, sorting).map((method) => (
          <MethodRow
            key={method.method}
            group={group}
            method={method}
            parcel={answer.parcel}
            currency={answer.currency}
            services={services}
            {...marksOf(method)}
            isChosen={method.method === value}
            isOpen={method.method === open}
            onChoose={() => onChange?.(method.method)}
            onOpen={() => setOpen(method.method === open ? null : method.method)}
          />
        ))}
      </table>
    </div>
  );
}

type HeadProps = { column: SortKey; sorting: Sorting; onSort: (column: SortKey) => void };

function Head({ column, sorting, onSort }: HeadProps) {
  const { t } = useTranslation('order-shipping');
  const isSorted = sorting.key === column;
  const direction = sorting.isDown ? ('descending' as const) : ('ascending' as const);
  return (
    <th scope="col" data-column={column} {...(isSorted ? { 'aria-sort': direction } : {})}>
      <button type="button" className="method-sort" title={t('sort_by', { column: t(`column.${column}`) })} onClick={() => onSort(column)}>
        {t(`column.${column}`)}
        {isSorted && (sorting.isDown ? <CaretDownFilled aria-hidden /> : <CaretUpFilled aria-hidden />)}
      </button>
    </th>
  );
}
