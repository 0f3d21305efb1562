import { ColumnHeightOutlined, ExportOutlined, ReloadOutlined, TableOutlined } from '@ant-design/icons';
import { countedTo } from '@quayside/contract/kernel/shapes';
import { App, Button, Checkbox, Dropdown, Popover, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import type { BulkAction, ListColumn } from './list-types.ts';
import type { Density } from '../kernel/theme-settings.ts';
import type { ListState } from './use-list-state.ts';
import { countText } from '../kernel/values.ts';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  count: number | null;
  state: ListState;
  bulk: readonly BulkAction<Row>[];
  selected: readonly Row[];
  onClear: () => void;
  onRefresh: () => void;
  isFetching: boolean;
  onExport?: () => Promise<unknown>;
};

/** List actions: for the selected rows on the left, for the whole list on the right. */
export function ListToolbar<Row>({ columns, count, state, bulk, selected, onClear, onRefresh, isFetching, onExport }: Props<Row>) {
  const { t } = useTranslation();
  const picked = selected.length;
  return (
    <div className="list-toolbar" data-selected={picked > 0 || undefined}>
      <span className="list-count" aria-live="polite">
        {picked > 0
          ? t('list.selected', { count: picked })
          : count !== null && t('list.total', { total: countText(count, countedTo(state.input), currentLanguage()) })}
      </span>
      {bulk.map((action) => (
        <BulkButton key={action.key} action={action} selected={selected} onDone={onClear} />
      ))}
      {picked > 0 && (
        <Button type="text" onClick={onClear}>
          {t('actions.clear_selection')}
        </Button>
      )}
      <span className="list-toolbar-tools">
        {onExport && <ExportButton onExport={onExport} />}
        <ColumnChooser columns={columns} state={state} />
        <DensitySwitch state={state} />
        <ToolButton label={t('actions.refresh')} icon={<ReloadOutlined aria-hidden spin={isFetching} />} onClick={onRefresh} />
      </span>
    </div>
  );
}

function BulkButton<Row>({ action, selected, onDone }: { action: BulkAction<Row>; selected: readonly Row[]; onDone: () => void }) {
  const { t } = useTranslation();
  const { message, modal } = App.useApp();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await action.run(selected);
      if (!action.keepsSelection) onDone();
    } catch {
      // useWrite has already shown the error.
    } finally {
      setBusy(false);
    }
  };
  const start = () => {
    if (selected.length === 0) return void message.warning(t('list.no_selection')); // SHELL-67
    if (!action.confirm) return void run();
    const { title, text } = action.confirm;
    modal.confirm({
      title,
      content: text,
      okText: action.label,
      cancelText: t('actions.cancel'),
      okButtonProps: { danger: action.danger ?? false },
      onOk: run,
    });
  };
  return (
    <Button danger={action.danger ?? false} loading={busy} onClick={start}>
      {action.label}
    </Button>
  );
}

function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    // The write has already shown the refusal.
    onExport()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={<ExportOutlined aria-hidden />} loading={busy} onClick={start}>
      {t('actions.export')}
    </Button>
  );
}

function ColumnChooser<Row>({ columns, state }: { columns: readonly ListColumn<Row>[]; state: ListState }) {
  const { t } = useTranslation();
  const usual = columns.filter((column) => column.hidden === true).map((column) => column.key);
  const hidden = state.preference.hidden ?? usual;
  const toggle = (key: string, isShown: boolean) =>
    state.prefer({ hidden: isShown ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const content = (
    <div className="column-chooser">
      {columns
        .filter((column) => column.key !== 'actions')
        .map((column, index) => (
          <Checkbox
            key={column.key}
            checked={!hidden.includes(column.key)}
            disabled={index === 0}
            onChange={(event) => toggle(column.key, event.target.checked)}
          >
            {column.title}
          </Checkbox>
        ))}
      <Button type="link" size="small" onClick={() => state.prefer({ hidden: null })}>
        {t('actions.columns_reset')}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title={t('actions.columns')} content={content}>
      <Button type="text" icon={<TableOutlined aria-hidden />} aria-label={t('actions.columns')} title={t('actions.columns')} />
    </Popover>
  );
}

const densities = ['large', 'middle', 'small'] as const satisfies readonly Density[];

function DensitySwitch({ state }: { state: ListState }) {
  const { t } = useTranslation();
  const items = densities.map((density) => ({
    key: density,
    label: t(`density.${density}`),
    onClick: () => state.prefer({ density }),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [state.preference.density] }}>
      <Button
        type="text"
        className="desktop-only"
        icon={<ColumnHeightOutlined aria-hidden />}
        aria-label={t('actions.density')}
        title={t('actions.density')}
      />
    </Dropdown>
  );
}

function ToolButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}
