import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { Call } from '@quayside/contract/kernel/call';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from '../form/day-picker.tsx';
import type { ListChange } from './list-state.ts';
import type { ListFilter } from './list-types.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';

/** The first three filters stay visible, on a phone only the first; the others are collapsed. */
const ALWAYS_SHOWN = { desktop: 3, mobile: 1 } as const;

type Draft = Readonly<Record<string, string>>;

/** Texts are applied with Search or Enter; selects and periods at once. */
export function ListFilters<C extends Call>({ filters, state }: { filters: readonly ListFilter<C>[]; state: ListState }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const always = useMedia(MOBILE) ? ALWAYS_SHOWN.mobile : ALWAYS_SHOWN.desktop;
  const applied = textsOf(filters, state);
  const [draft, setDraft] = useState<{ of: string; texts: Draft }>({ of: '', texts: {} });
  // The URL changed (a link, the back button): the inputs follow it.
  const mark = JSON.stringify(applied);
  const texts = draft.of === mark ? draft.texts : applied;
  const shown = isOpen ? filters : filters.slice(0, always);
  const apply = (change: ListChange) => state.change({ ...texts, ...change });
  return (
    <search aria-label={t('list.filters')}>
      <form
        className="panel list-filters"
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        {shown.map((filter) => (
          <FilterField
            key={filter.kind === 'days' ? filter.from : filter.name}
            filter={filter}
            state={state}
            text={filter.kind === 'text' ? (texts[filter.name] ?? '') : ''}
            onText={(name, text) => setDraft({ of: mark, texts: { ...texts, [name]: text } })}
            onApply={apply}
          />
        ))}
        <div className="list-filters-buttons">
          <Button htmlType="submit">{t('actions.search')}</Button>
          <Button
            type="text"
            disabled={!state.isFiltered && Object.values(texts).every((text) => text === '')}
            onClick={state.clearFilters}
          >
            {t('actions.reset')}
          </Button>
          {filters.length > always && (
            <Button
              type="link"
              aria-expanded={isOpen}
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('actions.fewer_filters') : t('actions.more_filters')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

function textsOf<C extends Call>(filters: readonly ListFilter<C>[], state: ListState): Draft {
  const names = filters.flatMap((filter) => (filter.kind === 'text' ? [filter.name] : []));
  return Object.fromEntries(names.map((name) => [name, String(state.input[name] ?? '')]));
}

type FieldProps<C extends Call> = {
  filter: ListFilter<C>;
  state: ListState;
  text: string;
  onText: (name: string, text: string) => void;
  onApply: (change: ListChange) => void;
};

function FilterField<C extends Call>({ filter, state, text, onText, onApply }: FieldProps<C>) {
  const id = useId();
  return (
    <div className="list-filter" data-kind={filter.kind}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'text' && <Input id={id} allowClear value={text} onChange={(event) => onText(filter.name, event.target.value)} />}
      {filter.kind === 'select' && (
        <Select
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
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
