import { ColumnHeightOutlined, ExportOutlined, ReloadOutlined } from '@ant-design/icons';
import { countedTo } from '@quayside/contract/kernel/shapes';
import { App, Button, Dropdown, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import { arrangeColumns, shownColumns } from './column-layout.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { BulkAction, ListColumn } from './list-types.ts';
import type { Density } from '../kernel/theme-settings.ts';
import type { ListState } from './use-list-state.ts';
import { countText } from '../kernel/values.ts';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  count: number | null;
  state: ListState;
  bulk: readonly BulkAction<Row>[];
  selectedNote?: ((rows: readonly Row[]) => ReactNode) | undefined;
  selected: readonly Row[];
  onClear: () => void;
  onRefresh: () => void;
  isFetching: boolean;
  onExport?: () => Promise<unknown>;
  /** The person chooses between the columns on the screen and all of them. */
  onExportColumns?: ((columns: readonly ListColumn<Row>[]) => Promise<unknown>) | undefined;
};

/** One bar of a fixed height: actions for the selected rows on the left, for the whole list on the right. A selection only colours it. */
export function ListToolbar<Row>(props: Props<Row>) {
  const { columns, count, state, bulk, selectedNote, selected, onClear, onRefresh, isFetching, onExport, onExportColumns } = props;
  const { t } = useTranslation();
  const picked = selected.length;
  // The bar has one row: the selected rows have their own export.
  const isOffered = picked > 0 && bulk.some(({ key }) => key === 'export');
  return (
    <div className="list-toolbar" data-selected={picked > 0 || undefined}>
      <span className="list-count" aria-live="polite">
        {picked > 0
          ? t('list.selected', { count: picked })
          : count !== null && t('list.total', { total: countText(count, countedTo(state.input), currentLanguage()) })}
      </span>
      {picked > 0 && selectedNote && <span className="list-selected-note">{selectedNote(selected)}</span>}
      {bulk.map((action) => (
        <BulkButton key={action.key} action={action} selected={selected} onDone={onClear} />
      ))}
      {picked > 0 && (
        <Button type="text" size="small" onClick={onClear}>
          {t('actions.clear_selection')}
        </Button>
      )}
      <span className="list-toolbar-tools">
        {onExport && !isOffered && <ExportButton onExport={onExport} />}
        {onExportColumns && <ExportMenu columns={columns} state={state} onExport={onExportColumns} />}
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
    <Button size="small" danger={action.danger ?? false} loading={busy} onClick={start}>
      {action.label}
    </Button>
  );
}

function useBusy() {
  const [busy, setBusy] = useState(false);
  const start = (work: () => Promise<unknown>) => {
    setBusy(true);
    // The write has already shown the refusal.
    work()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { busy, start };
}

type ExportMenuProps<Row> = {
  columns: readonly ListColumn<Row>[];
  state: ListState;
  onExport: (columns: readonly ListColumn<Row>[]) => Promise<unknown>;
};

function ExportMenu<Row>({ columns, state, onExport }: ExportMenuProps<Row>) {
  const { t } = useTranslation();
  const { busy, start } = useBusy();
  const items = [
    { key: 'shown', label: t('list.export_shown'), onClick: () => start(() => onExport(shownColumns(columns, state.preference))) },
    { key: 'all', label: t('list.export_all'), onClick: () => start(() => onExport(arrangeColumns(columns, state.preference))) },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button size="small" icon={<ExportOutlined aria-hidden />} loading={busy}>
        {t('actions.export')}
      </Button>
    </Dropdown>
  );
}

function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { busy, start } = useBusy();
  return (
    <Button size="small" icon={<ExportOutlined aria-hidden />} loading={busy} onClick={() => start(onExport)}>
      {t('actions.export')}
    </Button>
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
        size="small"
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
      <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}
