import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyOf, type ListColumn, type RowKey, type Selection } from './list-types.ts';
import './list-rows.css';
import { cellOf } from './list-table.tsx';

type Props<Row> = {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  columns: readonly ListColumn<Row>[];
  selection: Selection | null;
};

/** Rows on a phone: the first column is the card's title, the actions are its footer, the rest is listed between. */
export function ListCards<Row>({ rows, rowKey, columns, selection }: Props<Row>) {
  const { t } = useTranslation();
  const [head, ...rest] = columns;
  const actions = rest.find((column) => column.key === 'actions');
  const facts = rest.filter((column) => column !== actions);
  const toggle = (key: unknown, isPicked: boolean) => {
    if (!selection) return;
    selection.pick(isPicked ? [...selection.keys, key] : selection.keys.filter((other) => other !== key));
  };
  return (
    <ul className="list-cards">
      {rows.map((row, index) => (
        <li key={String(keyOf(row, rowKey))} className="list-card">
          <div className="list-card-head">
            {selection && (
              <Checkbox
                aria-label={t('list.select_row', { row: index + 1 })}
                checked={selection.keys.includes(keyOf(row, rowKey))}
                onChange={(event) => toggle(keyOf(row, rowKey), event.target.checked)}
              />
            )}
            {head && <strong>{cellOf(head, row)}</strong>}
            {actions && <span className="list-card-actions">{cellOf(actions, row)}</span>}
          </div>
          <dl>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{cellOf(column, row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
