import { FilterOutlined } from '@ant-design/icons';
import type { Call } from '@quayside/contract/kernel/call';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE, useMedia } from '../kernel/media.ts';
import { FilterField } from './filter-field.tsx';
import { filtersInRow } from './filter-fit.ts';
import type { ListChange } from './list-state.ts';
import type { ListFilter } from './list-types.ts';
import type { ListState } from './use-list-state.ts';

type Draft = Readonly<Record<string, string>>;
type Props<C extends Call> = { filters: readonly ListFilter<C>[]; state: ListState; onSearch: (isUnchanged: boolean) => void };

/** One row of filters, the others under "More filters". Texts are applied with Search or Enter; selects and periods at once. */
export function ListFilters<C extends Call>({ filters, state, onSearch }: Props<C>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const inRow = filtersInRow(filters, useRoom());
  const applied = textsOf(filters, state);
  const [draft, setDraft] = useState<{ of: string; texts: Draft }>({ of: '', texts: {} });
  // The URL changed (a link, the back button): the inputs follow it.
  const mark = JSON.stringify(applied);
  const texts = draft.of === mark ? draft.texts : applied;
  const apply = (change: ListChange) => state.change({ ...texts, ...change });
  const search = () => {
    // Unchanged filters leave the URL as it is, so nothing would be read again.
    const isUnchanged = JSON.stringify(texts) === mark && state.input.page === 1;
    onSearch(isUnchanged);
    if (!isUnchanged) apply({});
  };
  const fieldOf = (filter: ListFilter<C>, isSearch: boolean) => (
    <FilterField
      key={filter.kind === 'days' ? filter.from : filter.name}
      filter={filter}
      isSearch={isSearch}
      state={state}
      text={filter.kind === 'text' ? (texts[filter.name] ?? '') : ''}
      onText={(name, text) => setDraft({ of: mark, texts: { ...texts, [name]: text } })}
      onApply={apply}
    />
  );
  return (
    <search aria-label={t('list.filters')}>
      <form
        className="list-filters"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className="list-filters-row">
          {filters.slice(0, inRow).map((filter, index) => fieldOf(filter, index === 0 && filter.kind === 'text'))}
          <FilterButtons
            isOpen={isOpen}
            onOpen={filters.length > inRow ? setOpen : null}
            onReset={state.isFiltered || Object.values(texts).some((text) => text !== '') ? state.clearFilters : null}
          />
        </div>
        {isOpen && filters.length > inRow && (
          <div className="list-filters-row">{filters.slice(inRow).map((filter) => fieldOf(filter, false))}</div>
        )}
      </form>
    </search>
  );
}

type ButtonsProps = { isOpen: boolean; onOpen: ((isOpen: boolean) => void) | null; onReset: (() => void) | null };

/** Null: there is nothing more to show, or nothing to reset. */
function FilterButtons({ isOpen, onOpen, onReset }: ButtonsProps) {
  const { t } = useTranslation();
  const more = isOpen ? t('actions.fewer_filters') : t('actions.more_filters');
  return (
    <>
      <Button htmlType="submit">{t('actions.search')}</Button>
      {onOpen && (
        <Button aria-expanded={isOpen} aria-label={more} icon={<FilterOutlined aria-hidden />} onClick={() => onOpen(!isOpen)}>
          <span className="desktop-only">{more}</span>
        </Button>
      )}
      <Button type="text" className="list-filters-reset" disabled={onReset === null} onClick={() => onReset?.()}>
        {t('actions.reset')}
      </Button>
    </>
  );
}

/** Pixels for the controls in the row, beside the buttons. */
function useRoom(): number {
  const mobile = useMedia(MOBILE);
  const small = useMedia('(max-width: 1180px)');
  const medium = useMedia('(max-width: 1400px)');
  if (mobile) return 0;
  return small ? 500 : medium ? 690 : 912;
}

function textsOf<C extends Call>(filters: readonly ListFilter<C>[], state: ListState): Draft {
  const names = filters.flatMap((filter) => (filter.kind === 'text' ? [filter.name] : []));
  return Object.fromEntries(names.map((name) => [name, String(state.input[name] ?? '')]));
}
