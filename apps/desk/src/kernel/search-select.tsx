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
  /** The question for what was typed, which may be nothing. */
  inputFor: (typed: string) => InputOf<C>;
  optionOf: (row: RowOf<C>) => SelectOption & { value: number };
  /** The chosen one keeps its name while the list shows others. */
  chosen: { value: number; label: string } | null;
  onChoose: (row: RowOf<C> | null) => void;
  placeholder: string;
  none: string;
  id?: string | undefined;
  label?: string | undefined;
  allowClear?: boolean;
  disabled?: boolean;
};

/** Chooses one of thousands: the server is asked for what is typed. */
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
  // Every list's answer has this shape; the generic call only hides it.
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
