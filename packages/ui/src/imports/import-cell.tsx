import type { ImportColumn } from '@quayside/contract/imports/import-columns';
import type { ImportRow } from '@quayside/contract/imports/imports.schemas';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Copyable } from '../display/copyable.tsx';
import { createEdits, editCell, type ImportEdits } from './import-edits.ts';
import type { ImportChoices } from './use-import-choices.ts';
import { EMPTY } from '../kernel/values.ts';

type CellProps = {
  row: ImportRow;
  column: ImportColumn;
  title: string;
  edits: ImportEdits | null;
  choices: ImportChoices;
  /** The row's key column: when it is read-only it can still be copied and gets keyboard focus. */
  isName: boolean;
};

const noEdits = createEdits();

/** One editable cell with its error. Cells without an error become editable on click. */
export function ImportCell({ row, column, title, edits, choices, isName }: CellProps) {
  const { t } = useTranslation('imports');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { row_no } = row;
  const typed = useStore(edits ?? noEdits, ({ rows }) => rows[row_no]?.[column.key]);
  const stored = row.cells[column.key] ?? '';
  // An error belongs to the stored value; a new entry is not checked yet.
  const faults = typed === undefined ? row.faults.filter((fault) => fault.column === column.key) : [];
  const value = typed ?? stored;
  const isField = edits !== null && (isOpen || typed !== undefined || faults.length > 0);
  return (
    <span className="import-cell">
      {isField && (
        <CellField
          label={t('cell', { column: title, row: row_no })}
          describedBy={faults.length > 0 ? id : undefined}
          value={value}
          status={faults.length > 0 ? 'error' : typed === undefined ? '' : 'warning'}
          isFocused={isOpen}
          column={column}
          choices={choices}
          onChange={(next) => editCell(edits, row_no, column.key, next === stored ? undefined : next)}
          onLeave={() => setOpen(false)}
        />
      )}
      {!isField && edits !== null && (
        <button
          type="button"
          className="import-cell-text"
          aria-label={`${t('edit_cell', { column: title, row: row_no })}: ${value}`}
          onClick={() => setOpen(true)}
        >
          {value === '' ? EMPTY : value}
        </button>
      )}
      {edits === null && (isName ? <Copyable value={value} /> : value === '' ? EMPTY : value)}
      {faults.length > 0 && (
        <span className="import-fault" id={id}>
          {faults.map(({ msg }) => msg).join(' ')}
        </span>
      )}
    </span>
  );
}

type FieldProps = {
  label: string;
  describedBy: string | undefined;
  value: string;
  status: '' | 'error' | 'warning';
  isFocused: boolean;
  column: ImportColumn;
  choices: ImportChoices;
  onChange: (value: string) => void;
  onLeave: () => void;
};

function CellField({ label, describedBy, value, status, isFocused, column, choices, onChange, onLeave }: FieldProps) {
  const usual = { 'aria-label': label, status, autoFocus: isFocused, onBlur: onLeave, 'aria-invalid': status === 'error' } as const;
  const described = describedBy === undefined ? {} : { 'aria-describedby': describedBy };
  if (column.choices === undefined) {
    return <Input {...usual} {...described} size="small" value={value} onChange={(event) => onChange(event.target.value)} />;
  }
  const select = {
    ...usual,
    ...described,
    size: 'small',
    popupMatchSelectWidth: false,
    showSearch: { optionFilterProp: 'label' },
  } as const;
  const options = [...choices[column.choices]];
  if (column.choices === 'properties') {
    // Several names in one cell are separated by ASCII or Chinese semicolons.
    const names = value.split(/[;；]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    return <Select<string[]> {...select} mode="multiple" options={options} value={names} onChange={(next) => onChange(next.join('; '))} />;
  }
  return (
    <Select<string>
      {...select}
      allowClear
      options={options}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
