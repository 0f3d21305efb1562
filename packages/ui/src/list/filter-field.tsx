import { SearchOutlined } from '@ant-design/icons';
import type { Call } from '@quayside/contract/kernel/call';
import { ConfigProvider, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from '../form/day-picker.tsx';
import type { ListChange } from './list-state.ts';
import type { ListFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

const SEARCH_KEY = '/';

type FieldProps<C extends Call> = {
  filter: ListFilter<C>;
  /** The first text of a list: wider, with an icon instead of its label. */
  isSearch: boolean;
  state: ListState;
  text: string;
  onText: (name: string, text: string) => void;
  onApply: (change: ListChange) => void;
};

/** A filter with its label inside the frame; the control itself has none. */
export function FilterField<C extends Call>({ filter, isSearch, state, text, onText, onApply }: FieldProps<C>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="list-filter" data-kind={isSearch ? 'search' : filter.kind}>
      {isSearch && <SearchOutlined aria-hidden className="list-filter-icon" />}
      <label htmlFor={id} className={isSearch ? 'sr-only' : ''}>
        {filter.label}
      </label>
      <ConfigProvider variant="borderless">
        {filter.kind === 'text' && (
          <Input
            id={id}
            allowClear
            value={text}
            {...(isSearch ? { placeholder: filter.label, 'data-list-search': true } : {})}
            onChange={(event) => onText(filter.name, event.target.value)}
          />
        )}
        {filter.kind === 'select' && (
          <Select
            id={id}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            placeholder={t('list.all')}
            options={[...filter.options]}
            value={filter.options.find(({ value }) => value === state.input[filter.name])?.value ?? null}
            onChange={(value: string | number | null | undefined) => onApply({ [filter.name]: value ?? undefined })}
          />
        )}
        {filter.kind === 'own' && (
          <filter.Control
            id={id}
            value={state.input[filter.name]}
            onChange={(value) => onApply({ [filter.name]: value })}
            required={filter.required ?? false}
          />
        )}
        {filter.kind === 'day' && <DayField id={id} filter={filter} state={state} onApply={onApply} />}
        {filter.kind === 'days' && <DaysField id={id} filter={filter} state={state} onApply={onApply} />}
      </ConfigProvider>
      {isSearch && text === '' && (
        <kbd className="list-key desktop-only" aria-hidden>
          {SEARCH_KEY}
        </kbd>
      )}
    </div>
  );
}

type DaysProps<C extends Call> = {
  id: string;
  filter: Extract<ListFilter<C>, { kind: 'days' }>;
  state: ListState;
  onApply: (change: ListChange) => void;
};

function DaysField<C extends Call>({ id, filter, state, onApply }: DaysProps<C>) {
  const { t } = useTranslation();
  const dayOf = (name: string) => (state.input[name] === undefined ? null : dayjs(String(state.input[name])));
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      aria-label={filter.label}
      placeholder={[t('list.from'), t('list.to')]}
      allowEmpty={[true, true]}
      value={[dayOf(filter.from), dayOf(filter.to)]}
      onChange={(days) => onApply({ [filter.from]: days?.[0]?.format('YYYY-MM-DD'), [filter.to]: days?.[1]?.format('YYYY-MM-DD') })}
    />
  );
}

type DayProps<C extends Call> = Omit<DaysProps<C>, 'filter'> & { filter: Extract<ListFilter<C>, { kind: 'day' }> };

function DayField<C extends Call>({ id, filter, state, onApply }: DayProps<C>) {
  const value = state.input[filter.name];
  return (
    <DayPicker
      id={id}
      value={value === undefined ? null : String(value)}
      first={filter.first}
      last={filter.last}
      required={filter.required}
      onChange={(day) => onApply({ [filter.name]: day })}
    />
  );
}
