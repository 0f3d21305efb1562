import { ClockCircleOutlined } from '@ant-design/icons';
import type { WorkItem } from '@quayside/contract/my-work/my-work.desk-calls';
import { isCurrency } from '@quayside/domain/kernel/money';
import { MoneyText } from '@quayside/ui/display/money-text';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { durationText } from './duration.ts';

type ItemListProps = { items: readonly WorkItem[]; cursor: number; onMore: (() => void) | null };

/** The most overdue items of all queues. */
export function ItemList({ items, cursor, onMore }: ItemListProps) {
  const { t } = useTranslation('my-work');
  return (
    <section className="panel work-items" aria-labelledby="work-items">
      <div className="panel-head">
        <h2 id="work-items">{t('overdue_first')}</h2>
        <span className="work-keys" aria-hidden>
          <kbd>J</kbd> <kbd>K</kbd> <kbd>Enter</kbd>
        </span>
      </div>
      {items.length === 0 && <EmptyState title={t('clear_title')} hint={t('clear_hint')} />}
      <ol className="plain-list">
        {items.map((item, at) => (
          <Item key={`${item.queue} ${item.id}`} item={item} isCurrent={at === cursor} />
        ))}
      </ol>
      {onMore && (
        <div className="work-more">
          <Button type="link" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Item({ item, isCurrent }: { item: WorkItem; isCurrent: boolean }) {
  const { t } = useTranslation('my-work');
  const { minutes, target_minutes } = item;
  const past = minutes - target_minutes;
  return (
    <li className="work-item" aria-current={isCurrent || undefined}>
      <Link to={item.path}>{item.number}</Link>
      <span
        className="work-time"
        data-late={past > 0 || undefined}
        title={past > 0 ? t('past_target', { time: durationText(t, past) }) : t('left', { time: durationText(t, -past) })}
      >
        {past > 0 && <ClockCircleOutlined aria-hidden />} {durationText(t, minutes)}
      </span>
      <span className="work-what">
        {t(`item.${item.queue}`)}
        {item.customer_name !== null && (
          <>
            {' · '}
            <strong>{item.customer_name}</strong>
          </>
        )}
      </span>
      <span className="work-note">
        <Note item={item} />
      </span>
    </li>
  );
}

function Note({ item: { amount, currency, note } }: { item: WorkItem }) {
  const { t } = useTranslation('desk-approvals');
  if (amount !== null && currency !== null)
    return isCurrency(currency) ? <MoneyText amount={amount} currency={currency} /> : `${amount} ${currency}`;
  const kinds: Readonly<Record<string, string>> = t('kinds', { returnObjects: true });
  return kinds[note] ?? note;
}
