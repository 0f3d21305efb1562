import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_COLUMN, MIN_COLUMN } from '../kernel/limits.ts';
import { columnDefaults } from '../kernel/theme-settings.ts';
import { arrangeColumns, hiddenKeys, limitedWidth, movedOrder } from './column-layout.ts';
import type { ListColumn } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type Props<Row> = { columns: readonly ListColumn<Row>[]; state: ListState };

/** Which columns are shown, in which order, how wide, and which stay at the left when the table scrolls. */
export function ColumnChooser<Row>({ columns, state }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <Popover trigger="click" placement="bottomRight" title={t('actions.columns')} content={<Columns columns={columns} state={state} />}>
      <Button
        type="text"
        size="small"
        icon={<TableOutlined aria-hidden />}
        aria-label={t('actions.columns')}
        title={t('actions.columns')}
      />
    </Popover>
  );
}

function Columns<Row>({ columns, state }: Props<Row>) {
  const { t } = useTranslation();
  const arranged = arrangeColumns(columns, state.preference).filter((column) => column.key !== 'actions');
  return (
    <div className="column-chooser">
      <ul className="plain-list">
        {arranged.map((column, index) => (
          <li key={column.key}>
            <Column column={column} columns={columns} state={state} isFirst={index === 0} isLast={index === arranged.length - 1} />
          </li>
        ))}
      </ul>
      <Button type="link" size="small" onClick={() => state.prefer(columnDefaults)}>
        {t('actions.columns_reset')}
      </Button>
    </div>
  );
}

type ColumnProps<Row> = Props<Row> & { column: ListColumn<Row>; isFirst: boolean; isLast: boolean };

function Column<Row>({ column: { key, title, width, pinned }, columns, state, isFirst, isLast }: ColumnProps<Row>) {
  const { t } = useTranslation();
  const { preference, prefer } = state;
  const hidden = hiddenKeys(columns, preference);
  const move = (step: 1 | -1) => prefer({ order: movedOrder(columns, preference, key, step) });
  const isPinned = pinned === 'start';
  return (
    <>
      <Checkbox
        checked={!hidden.includes(key)}
        // The page's first column names the row: without it the other columns have no meaning.
        disabled={key === columns[0]?.key}
        onChange={(event) => prefer({ hidden: event.target.checked ? hidden.filter((other) => other !== key) : [...hidden, key] })}
      >
        {title}
      </Checkbox>
      <InputNumber
        size="small"
        min={MIN_COLUMN}
        max={MAX_COLUMN}
        step={10}
        value={width}
        aria-label={t('columns.width', { title })}
        onChange={(value) => value !== null && prefer({ widths: { ...preference.widths, [key]: limitedWidth(value) } })}
      />
      <Button
        type="text"
        size="small"
        aria-pressed={isPinned}
        aria-label={t('columns.pin', { title })}
        icon={isPinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
        onClick={() => prefer({ pins: { ...preference.pins, [key]: isPinned ? 'none' : 'start' } })}
      />
      <Button
        type="text"
        size="small"
        disabled={isFirst}
        aria-label={t('columns.up', { title })}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        size="small"
        disabled={isLast}
        aria-label={t('columns.down', { title })}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => move(1)}
      />
    </>
  );
}
