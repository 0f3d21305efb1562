import { FilterOutlined } from '@ant-design/icons';
import { CurrencyCode } from '@quayside/contract/accounts/accounts.schemas';
import { paymentMethods } from '@quayside/domain/kernel/payment-methods';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { Badge, Button, Input, Popover, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ReviewInput } from './use-review-work.ts';

type Filters = Pick<ReviewInput, 'status' | 'method' | 'currency' | 'from' | 'to' | 'min_amount' | 'max_amount'>;
const isAmount = (text: string | undefined) => text === undefined || /^\d{1,12}(\.\d{1,2})?$/.test(text);

/** The filters of the review. A link to one payment shows it whatever its status. */
export function useReviewFilters() {
  const [params] = useSearchParams();
  const reference = params.get('reference') ?? '';
  const asked = topUpStatuses.find((one) => one === params.get('status'));
  const [filters, setFilters] = useState<Filters>({ status: reference === '' ? (asked ?? 'submitted') : asked });
  const [search, setSearch] = useState(reference);
  const [text, settle] = useDebounced(reference);
  const { min_amount, max_amount, ...rest } = filters;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const input: ReviewInput = {
    limit: 200,
    ...set,
    ...(text !== '' && { search: text }),
    ...(min_amount && isAmount(min_amount) && { min_amount }),
    ...(max_amount && isAmount(max_amount) && { max_amount }),
  };
  const type = (typed: string) => {
    setSearch(typed);
    settle(typed);
  };
  return { filters, search, setSearch: type, input, change: (change: Partial<Filters>) => setFilters({ ...filters, ...change }) };
}

type BarProps = { of: ReturnType<typeof useReviewFilters>; title: string; tools: ReactNode };

export function ReviewFilters({ of: { filters, search, setSearch, change }, title, tools }: BarProps) {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words']);
  return (
    <>
      <div className="review-head-line">
        <h1>{title}</h1>
        <Input
          allowClear
          size="small"
          className="review-search"
          value={search}
          maxLength={60}
          placeholder={t('search')}
          aria-label={t('search')}
          data-review-search
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <MoreFilters filters={filters} onChange={change} />
        {tools}
      </div>
      <div className="review-head-line review-selects">
        <Select
          allowClear
          size="small"
          aria-label={t('method')}
          placeholder={t('all_methods')}
          value={filters.method}
          options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`, { ns: 'top-up-words' }) }))}
          onChange={(method) => change({ method })}
        />
        <Select
          allowClear
          showSearch
          size="small"
          aria-label={t('currency')}
          placeholder={t('all_currencies')}
          value={filters.currency}
          options={CurrencyCode.options.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
        <Select
          size="small"
          aria-label={t('status')}
          value={filters.status ?? 'all'}
          options={[
            ...topUpStatuses.map((value) => ({ value, label: t(`status.${value}`, { ns: 'top-up-words' }) })),
            { value: 'all', label: t('all_statuses') },
          ]}
          onChange={(chosen) => change({ status: topUpStatuses.find((one) => one === chosen) })}
        />
      </div>
    </>
  );
}

function MoreFilters({ filters, onChange }: { filters: Filters; onChange: (change: Partial<Filters>) => void }) {
  const { t } = useTranslation('desk-top-ups');
  const { from, to, min_amount, max_amount } = filters;
  const count = [from, to, min_amount, max_amount].filter((value) => value !== undefined && value !== '').length;
  const amount = (name: 'min_amount' | 'max_amount', label: string) => (
    <Input
      inputMode="decimal"
      aria-label={label}
      placeholder={label}
      value={filters[name] ?? ''}
      {...(isAmount(filters[name] || undefined) ? {} : { status: 'error' as const })}
      onChange={(event) => onChange({ [name]: event.target.value.trim() || undefined })}
    />
  );
  const content = (
    <div className="review-more">
      <span>{t('paid_on')}</span>
      <DayPicker value={from} last={to} onChange={(day) => onChange({ from: day })} />
      <DayPicker value={to} first={from} onChange={(day) => onChange({ to: day })} />
      <span>{t('amount')}</span>
      {amount('min_amount', t('amount_from'))}
      {amount('max_amount', t('amount_to'))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Badge count={count} size="small">
        <Button size="small" icon={<FilterOutlined aria-hidden />}>
          {t('filters')}
        </Button>
      </Badge>
    </Popover>
  );
}
