import { ReloadOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewListKeys } from '@quayside/ui/review/review-screen';
import { Button, Input, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { OrderRow } from './order-row.tsx';
import type { VerificationWork } from './use-verification-work.ts';
import { cleanCount } from './verification-work.ts';

type ListProps = {
  of: VerificationWork;
  search: string;
  customerId: number | undefined;
  isFiltered: boolean;
  onSearch: (typed: string) => void;
  onCustomer: (customerId: number | undefined) => void;
  onApproveClean: () => void;
};

/** The queue, oldest first. Done rows stay greyed until the next load. */
export function OrderList({ of, isFiltered, onApproveClean, ...filters }: ListProps) {
  const { t } = useTranslation('desk-verification');
  const { work, list } = of;
  const { ids, done, current } = work.queue;
  const clean = cleanCount(work);
  return (
    <>
      <div className="review-head">
        <ListFilters {...filters} />
        {/* Clean orders are approved across all customers: with a filter the number would be another one. */}
        {!isFiltered && clean > 0 && (
          <KeyButton shortcut="Shift A" type="primary" block icon={<ThunderboltOutlined aria-hidden />} onClick={onApproveClean}>
            {t('approve_clean', { count: clean })}
          </KeyButton>
        )}
      </div>
      <ul className="review-rows" aria-label={t('title')}>
        {list.isPending && <Skeleton active className="verify-state" />}
        {list.isError && ids.length === 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && ids.length === 0 && <EmptyState title={t('all_clear')} hint={t('empty_hint')} />}
        {ids.map((id) => {
          const row = work.rows.get(id);
          return (
            row && <OrderRow key={id} row={row} outcome={work.outcomes.get(id)} isCurrent={id === current} onOpen={() => of.open(id)} />
          );
        })}
      </ul>
      <ReviewListKeys
        keys={[
          [['J', 'K'], t('key_move')],
          [['/'], t('key_search')],
        ]}
      >
        <span title={t('order')}>{t('waiting_done', { waiting: ids.length - done.size, done: done.size })}</span>
        <Button type="text" size="small" icon={<ReloadOutlined aria-hidden />} aria-label={t('reload')} onClick={of.reload} />
      </ReviewListKeys>
    </>
  );
}

type FilterProps = Pick<ListProps, 'search' | 'customerId' | 'onSearch' | 'onCustomer'>;

function ListFilters({ search, customerId, onSearch, onCustomer }: FilterProps) {
  const { t } = useTranslation('desk-verification');
  return (
    <>
      <div className="review-head-line">
        <h1>{t('title')}</h1>
        <Input
          allowClear
          size="small"
          className="verify-search"
          value={search}
          maxLength={50}
          placeholder={t('search')}
          aria-label={t('search')}
          data-review-search
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </div>
      <CustomerPicker value={customerId} label={t('customer')} onChange={onCustomer} />
    </>
  );
}
