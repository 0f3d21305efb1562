import { CurrencyCode } from '@quayside/contract/accounts/accounts.schemas';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { isCurrency } from '@quayside/domain/kernel/money';
import { statementLineStates } from '@quayside/domain/top-ups/top-up-rules';
import { MoneyText } from '@quayside/ui/display/money-text';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useScrollIntoView } from '@quayside/ui/kernel/use-scroll-into-view';
import { amountText, shortDayText } from '@quayside/ui/kernel/values';
import { placeOf } from '@quayside/ui/kernel/review-queue';
import { ReviewListKeys } from '@quayside/ui/review/review-screen';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Input, Select, Skeleton, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportStatement } from './import-statement.tsx';
import type { LineWork } from './use-line-work.ts';

type State = StatementLine['state'];
type ListProps = {
  of: LineWork;
  state: State;
  onState: (state: State) => void;
  counts: readonly { key: State; count: number }[];
  currency: string | undefined;
  onCurrency: (currency: string | undefined) => void;
  onSearch: (text: string) => void;
  tools: ReactNode;
};

export function LineList({ of, state, onState, counts, currency, onCurrency, onSearch, tools }: ListProps) {
  const { t } = useTranslation('desk-top-ups');
  const { ids, current } = of.work.queue;
  const { at, of: total } = placeOf(of.work.queue);
  return (
    <>
      <LineHead
        state={state}
        onState={onState}
        counts={counts}
        currency={currency}
        onCurrency={onCurrency}
        onSearch={onSearch}
        tools={tools}
      />
      <ul className="review-rows" aria-label={t('statements_title')}>
        {of.list.isPending && <Skeleton active className="review-state" />}
        {of.list.isError && ids.length === 0 && <ErrorState error={of.list.error} onRetry={() => void of.list.refetch()} />}
        {of.list.isSuccess && ids.length === 0 && <EmptyState title={t('lines_empty_title')} hint={t('lines_empty_hint')} />}
        {ids.map((id) => {
          const line = of.work.rows.get(id);
          const isDone = of.work.queue.done.has(id);
          return line && <LineRow key={id} line={line} isCurrent={id === current} isDone={isDone} onOpen={() => of.open(id)} />;
        })}
      </ul>
      <ReviewListKeys
        keys={[
          [['J', 'K'], t('key_move')],
          [['M'], t('key_match')],
          [['I'], t('key_ignore')],
          [['U'], t('key_undo')],
        ]}
      >
        {t('review.place', { ns: 'kernel', at, of: total })}
      </ReviewListKeys>
    </>
  );
}

/** Search, currency, states with their counts, and what the open lines sum up to. */
function LineHead({ state, onState, counts, currency, onCurrency, onSearch, tools }: Omit<ListProps, 'of'>) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <div className="review-head">
      <div className="review-head-line">
        <h1>{t('statements_title')}</h1>
        {tools}
        <Allowed all={['desk.top-ups.review']}>
          <ImportStatement />
        </Allowed>
      </div>
      <div className="review-head-line">
        <Input
          allowClear
          maxLength={60}
          placeholder={t('line_search')}
          aria-label={t('line_search')}
          data-line-search
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <Select
          allowClear
          showSearch
          className="line-currency"
          aria-label={t('currency')}
          placeholder={t('all_currencies')}
          value={currency}
          options={CurrencyCode.options.map((value) => ({ value, label: value }))}
          onChange={onCurrency}
        />
      </div>
      <div className="review-head-line line-states" role="tablist" aria-label={t('status')}>
        {statementLineStates.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === state} onClick={() => onState(one)}>
            {t(`line_states.${one}`)} <span className="line-count">{counts.find(({ key }) => key === one)?.count ?? ''}</span>
          </button>
        ))}
        <OpenTotal />
      </div>
    </div>
  );
}

function LineRow({ line, isCurrent, isDone, onOpen }: { line: StatementLine; isCurrent: boolean; isDone: boolean; onOpen: () => void }) {
  const { t } = useTranslation('desk-top-ups');
  const box = useScrollIntoView<HTMLLIElement>(isCurrent);
  const says = line.state !== 'open' ? (line.top_up?.reference ?? t(`line_states.${line.state}`)) : candidatesText();
  function candidatesText(): string {
    return line.candidates === 0 ? t('candidates_none') : t('candidates', { count: line.candidates });
  }
  return (
    <li ref={box} className="review-row line-row" aria-current={isCurrent} data-done={isDone || undefined}>
      <span className="line-day">{shortDayText(line.booked_on, currentLanguage())}</span>
      <button type="button" className="review-row-open" tabIndex={-1} onClick={onOpen}>
        <span className="review-row-first" title={line.words}>
          {line.words}
        </span>
      </button>
      <LineAmount line={line} />
      <span className="line-says">{says}</span>
    </li>
  );
}

/** The bank's own text: its currency may be unknown to us. */
export function LineAmount({ line: { amount, currency } }: { line: Pick<StatementLine, 'amount' | 'currency'> }) {
  return isCurrency(currency) ? <MoneyText amount={amount} currency={currency} /> : `${amount} ${currency}`;
}

/** What the open lines sum up to; each currency on hover and for screen readers. */
function OpenTotal() {
  const { t } = useTranslation('desk-top-ups');
  const totals = useRead(topUpsDeskCalls.deskOpenTotals, {}, { silent: true }).data;
  if (!totals || totals.list.length === 0) return null;
  const each = totals.list.map(
    (one) => `${isCurrency(one.currency) ? amountText(one.amount, one.currency, currentLanguage()) : one.amount} ${one.currency}`,
  );
  const sum =
    totals.usd === null ? each.join(' · ') : t('open_total_usd', { amount: amountText(totals.usd, 'USD', currentLanguage()) ?? '' });
  return (
    <Tooltip title={each.join(' · ')}>
      <span className="line-total">
        {t('open_total')} <strong>{sum}</strong>
        <span className="sr-only">{each.join(', ')}</span>
      </span>
    </Tooltip>
  );
}
