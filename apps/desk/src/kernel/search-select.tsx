import type { Call, InputOf } from '@quayside/contract/kernel/call';
import type { RowOf, SelectOption } from '@quayside/ui/list/list-types';
import { useRead } from '@quayside/ui/kernel/query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './search-select.css';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';

type SearchSelectProps<C extends Call> = {
  call: C;
  /** The call's input for the typed text, which may be empty. */
  inputFor: (typed: string) => InputOf<C>;
  optionOf: (row: RowOf<C>) => SelectOption & { value: number };
  /** The selected option keeps its name while the list shows others. */
  chosen: { value: number; label: string } | null;
  onChoose: (row: RowOf<C> | null) => void;
  placeholder: string;
  none: string;
  id?: string | undefined;
  label?: string | undefined;
  allowClear?: boolean;
  disabled?: boolean;
};

/** A select with server-side search, for thousands of rows. */
export function SearchSelect<C extends Call>({
  call,
  inputFor,
  optionOf,
  chosen,
  onChoose,
  none,
  id,
  label,
  ...look
}: SearchSelectProps<C>) {
  const { t } = useTranslation('desk-kernel');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useDebounced('');
  const found = useRead(call, inputFor(typed), { enabled: isOpen, silent: true, keepPrevious: true });
  // Every list response has this shape; the generic call loses the type.
  const rows = (found.data as { list: RowOf<C>[] } | undefined)?.list ?? [];
  const choose = (value: number | null | undefined) => onChoose(rows.find((row) => optionOf(row).value === value) ?? null);
  return (
    <Select<number>
      {...look}
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className="search-select"
      notFoundContent={found.isPending ? t('searching') : none}
      popupMatchSelectWidth={false}
      loading={found.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={rows.map(optionOf)}
      labelRender={() => chosen?.label}
      value={chosen?.value ?? null}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped('');
      }}
      onChange={choose}
    />
  );
}
