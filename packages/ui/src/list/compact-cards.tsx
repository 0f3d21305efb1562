import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, type CardPlace, type ListColumn, type RowKey, type Selection } from './list-types.ts';
import { cellOf, titleOf } from './list-table.tsx';

type Props<Row> = {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  columns: readonly ListColumn<Row>[];
  selection: Selection | null;
  cursor?: unknown;
};

/** Rows on a phone, three lines each. What does not fit opens below the card. */
export function CompactCards<Row>({ rows, rowKey, columns, selection, cursor }: Props<Row>) {
  const parts = partsOf(columns);
  return (
    <ul className="compact-cards">
      {rows.map((row, index) => {
        const key = keyOf(row, rowKey);
        const isAtCursor = cursor !== undefined && cursor === key;
        return (
          <li
            key={String(key)}
            data-row-key={String(key)}
            tabIndex={-1}
            className={`list-card compact-card${isAtCursor ? ' list-cursor' : ''}`}
          >
            <Card row={row} parts={parts} box={selection && <Box selection={selection} rowId={key} at={index + 1} />} />
          </li>
        );
      })}
    </ul>
  );
}

function Box({ selection, rowId, at }: { selection: Selection; rowId: unknown; at: number }) {
  const { t } = useTranslation();
  const { keys, pick } = selection;
  return (
    <Checkbox
      aria-label={t('list.select_row', { row: at })}
      checked={keys.includes(rowId)}
      onChange={(event) => pick(event.target.checked ? [...keys, rowId] : keys.filter((other) => other !== rowId))}
    />
  );
}

type Column<Row> = ListColumn<Row> | undefined;
type Parts<Row> = Record<CardPlace | 'title' | 'actions', Column<Row>> & { rest: readonly ListColumn<Row>[] };

/** Columns say where they stand; a list that says nothing shows its first ones. */
function partsOf<Row>(columns: readonly ListColumn<Row>[]): Parts<Row> {
  const [title, ...others] = columns;
  const actions = others.find(({ key }) => key === 'actions');
  const at = (place: CardPlace) => others.find((column) => column.card === place);
  const tag = at('tag') ?? others.find(({ key }) => key === 'status' || key === 'state');
  const isDeclared = others.some((column) => column.card !== undefined && column.card !== 'tag');
  const free = others.filter((column) => column !== actions && column !== tag && (!isDeclared || column.card === undefined));
  if (isDeclared) return { title, tag, actions, main: at('main'), amount: at('amount'), note: at('note'), time: at('time'), rest: free };
  const [main, amount, note, time, ...rest] = free;
  return { title, tag, actions, main, amount, note, time, rest };
}

function Card<Row>({ row, parts, box }: { row: Row; parts: Parts<Row>; box: React.ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { title, tag, actions, main, amount, note, time, rest } = parts;
  return (
    <>
      <div className="compact-line compact-head">
        {box}
        {title && <strong className="compact-start">{cellOf(title, row)}</strong>}
        {tag && <span className="compact-tag">{cellOf(tag, row)}</span>}
        {actions && <span className="compact-actions">{cellOf(actions, row)}</span>}
        {rest.length > 0 && (
          <Button
            type="text"
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? t('list.card_less') : t('list.card_more')}
            icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      <div className="compact-line">
        <Value column={main} row={row} at="start" />
        <Value column={amount} row={row} at="end" />
      </div>
      <div className="compact-line compact-note">
        <Value column={note} row={row} at="start" />
        <Value column={time} row={row} at="end" />
      </div>
      {isOpen && (
        <dl>
          {rest.map((column) => (
            <div key={column.key}>
              <dt>{titleOf(column)}</dt>
              <dd>{cellOf(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A value whose place the page did not choose needs its title to be understood. */
function Value<Row>({ column, row, at }: { column: Column<Row>; row: Row; at: 'start' | 'end' }) {
  if (!column) return null;
  return (
    <span className={`compact-${at}`}>
      {column.card === undefined && <span className="compact-label">{column.title} </span>}
      {cellOf(column, row)}
      {column.currency !== undefined && <span className="money-currency"> {column.currency}</span>}
    </span>
  );
}
