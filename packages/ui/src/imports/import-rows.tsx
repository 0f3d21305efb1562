import type { ImportColumn } from '@quayside/contract/imports/import-columns';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportRow, ImportView } from '@quayside/contract/imports/imports.schemas';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ImportCell } from './import-cell.tsx';
import { countEdits, createEdits, dropEdits, editBatches, type ImportEdits } from './import-edits.ts';
import { columnsOf } from './import-kinds.ts';
import type { ListColumn, ListTabs } from '../list/list-types.ts';
import { useRead, useWrite } from '../kernel/query.ts';
import { useImportChoices } from './use-import-choices.ts';
import { useListState } from '../list/use-list-state.ts';
import { ListBody } from '../list/list-body.tsx';
import '../list/list-page.css';
import '../list/list-rows.css';
import { ListPager } from '../list/list-pager.tsx';
import { StatusTabs } from '../list/status-tabs.tsx';
import { StateTag, type Tone } from '../display/state-tag.tsx';

const tones = { good: 'good', faulty: 'bad', unchanged: 'quiet', imported: 'good' } as const satisfies Record<ImportRow['state'], Tone>;

/** The rows of an import as they will be applied. Read-only without `edits`. */
export function ImportRows({ view, edits }: { view: ImportView; edits: ImportEdits | null }) {
  const { t } = useTranslation('imports');
  const state = useListState(importsCalls.rows, ['import_id']);
  // In the sheet's own order.
  const input = { ...state.input, import_id: view.import_id, order: 'asc' as const };
  const page = useRead(importsCalls.rows, importsCalls.rows.input.parse(input), { keepPrevious: true });
  const rows = page.data?.list ?? [];
  const columns = useImportColumns(view, edits, faultyColumns(rows));
  return (
    <section className="panel list" aria-busy={page.isFetching}>
      <StatusTabs tabs={useTabs(view)} state={state} />
      {edits !== null && <SaveBar import_id={view.import_id} edits={edits} />}
      <ListBody
        rows={rows}
        rowKey="row_no"
        columns={columns}
        state={state}
        selection={null}
        status={page.isPending ? 'loading' : page.isLoadingError ? 'failed' : 'shown'}
        isStale={page.isPlaceholderData}
        error={page.error}
        onRetry={() => void page.refetch()}
        empty={{ title: t('no_rows') }}
      />
      <ListPager count={page.data?.count ?? 0} state={state} />
    </section>
  );
}

function useTabs(view: ImportView): ListTabs<typeof importsCalls.rows> {
  const { t } = useTranslation('imports');
  const { state, faulty_count, good_count, unchanged_count, imported_count } = view;
  const counts =
    state === 'imported'
      ? ({ imported: imported_count, faulty: faulty_count, unchanged: unchanged_count } as const)
      : ({ faulty: faulty_count, good: good_count, unchanged: unchanged_count } as const);
  const items = Object.entries(counts).map(([key, count]) => ({
    key,
    label: t(`row_state.${key as keyof typeof counts}`), // Object.entries loses the keys' type
    count,
  }));
  return { param: 'state', items };
}

/** The columns with errors as one string, so that equal sets compare equal. */
function faultyColumns(rows: readonly ImportRow[]): string {
  const names = rows.flatMap(({ faults }) => faults.flatMap(({ column }) => column ?? []));
  return [...new Set(names)].toSorted().join(' ');
}

/** Wide sheets: columns with errors come first, right after the row's key column. */
function inOrder(kind: ImportView['kind'], faulty: readonly string[]): readonly ImportColumn[] {
  const [first, ...rest] = columnsOf(kind);
  const [wrong, right] = [rest.filter(({ key }) => faulty.includes(key)), rest.filter(({ key }) => !faulty.includes(key))];
  return first ? [first, ...wrong, ...right] : [];
}

function useImportColumns({ kind, import_id }: ImportView, edits: ImportEdits | null, faulty: string): ListColumn<ImportRow>[] {
  const { t } = useTranslation(['imports', 'import-columns']);
  const choices = useImportChoices(kind);
  return useMemo(() => {
    const titleOf = t as (key: string, options: { ns: string }) => string; // the template's columns each have a text
    const [first, ...cells] = inOrder(kind, faulty.split(' ')).map((column, at): ListColumn<ImportRow> => {
      const title = titleOf(`${kind}.${column.key}`, { ns: 'import-columns' });
      return {
        key: column.key,
        title: column.required ? `${title} *` : title,
        width: 180,
        ellipsis: false,
        render: (row) => (
          // After a re-check the same row number may hold another row.
          <ImportCell
            key={`${import_id} ${row.row_no}`}
            row={row}
            column={column}
            title={title}
            edits={edits}
            choices={choices}
            isName={at === 0}
          />
        ),
      };
    });
    return [
      { key: 'row_no', title: t('row_no'), width: 70, pinned: 'start' },
      ...(first ? [{ ...first, pinned: 'start' as const }] : []),
      { key: 'state', title: t('state_title'), width: 120, ellipsis: false, render: (row) => <RowState row={row} /> },
      ...cells,
    ];
  }, [kind, import_id, edits, faulty, choices, t]);
}

/** Errors of the whole row are shown beside its state. */
function RowState({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  return (
    <span className="import-cell">
      <StateTag tone={tones[row.state]}>{t(`row_state.${row.state}`)}</StateTag>
      {row.faults
        .filter((fault) => fault.column === null)
        .map((fault) => (
          <span key={fault.code} className="import-fault">
            {fault.msg}
          </span>
        ))}
    </span>
  );
}

function SaveBar({ import_id, edits }: { import_id: number; edits: ImportEdits }) {
  const { t } = useTranslation('imports');
  const { message } = App.useApp();
  const count = useStore(edits, countEdits);
  const correct = useWrite(importsCalls.correct, ['imports']);
  const save = async () => {
    try {
      for (const rows of editBatches(edits.getState())) {
        await correct.mutateAsync({ import_id, rows });
        dropEdits(edits, rows);
      }
      message.success(t('saved'));
    } catch {
      // The write has shown the error; unsent corrections are kept.
    }
  };
  if (count === 0) return null;
  return (
    <div className="list-toolbar" data-selected>
      <Button type="primary" loading={correct.isPending} onClick={() => void save()}>
        {t('save', { count })}
      </Button>
      <Button disabled={correct.isPending} onClick={() => edits.setState(createEdits().getState(), true)}>
        {t('undo')}
      </Button>
    </div>
  );
}
