import { dashboardsCalls, type InboxLine } from '@quayside/contract/dashboards/dashboards.calls';
import { inventoryPaths } from '@quayside/contract/inventory/inventory.paths';
import { lossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import { noticePaths } from '@quayside/contract/notices/notices.paths';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { storageFeePaths } from '@quayside/contract/storage-fees/storage-fees.paths';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { InboxKind } from '@quayside/domain/dashboards/inbox';
import { exceptionReasons } from '@quayside/domain/exceptions/exception-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { momentText } from '@quayside/ui/kernel/values';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Card } from './card.tsx';

/** Everything that needs the merchant: how many, the most urgent one, until when, and one verb. */
export function InboxCard() {
  const { t } = useTranslation('dashboards');
  const read = useRead(dashboardsCalls.inbox, {}, { silent: true });
  return (
    <Card title={t('inbox')} read={read} rows={6} flush>
      {({ list }) =>
        list.length === 0 ? (
          <p className="panel-body quiet">{t('inbox_empty')}</p>
        ) : (
          <ul className="inbox">
            {list.map((line) => (
              <Line key={line.kind} line={line} />
            ))}
          </ul>
        )
      }
    </Card>
  );
}

/** One thing is opened; of several the list is. */
const pathOf: Record<InboxKind, (line: InboxLine) => string> = {
  exceptions: ({ count, id }) => (count === 1 ? orderPaths.detail(id ?? 0) : `${orderPaths.list}?processing=awaiting_reply`),
  errors: ({ count, id }) => (count === 1 ? orderPaths.detail(id ?? 0) : `${orderPaths.list}?status=error`),
  loss_orders: ({ count, id }) => (count === 1 ? lossOrderPaths.detail(id ?? 0) : lossOrderPaths.list),
  storage_bills: ({ count, id }) => (count === 1 ? storageFeePaths.detail(id ?? 0) : storageFeePaths.list),
  low_stock: () => inventoryPaths.filtered({ low: 1 }),
  low_balance: () => topUpPaths.create,
  messages: () => noticePaths.messages,
};

function Line({ line }: { line: InboxLine }) {
  const { t } = useTranslation('dashboards');
  const navigate = useNavigate();
  const detailOf = useDetail();
  const { kind, count, deadline } = line;
  return (
    <li>
      <span className="inbox-text">
        <span>{t(`inbox_line.${kind}`, { count })}</span>
        <span className="quiet cut">{detailOf(line)}</span>
      </span>
      <Due deadline={deadline} isError={kind === 'errors'} />
      <Button size="small" onClick={() => navigate(pathOf[kind](line))}>
        {t(`inbox_verb.${kind}`)}
      </Button>
    </li>
  );
}

const DAY_MS = 24 * 3_600_000;
const isUrgent = (deadline: string) => Date.parse(deadline) - Date.now() < 2 * DAY_MS;

function Due({ deadline, isError }: { deadline: string | null; isError: boolean }) {
  const { t } = useTranslation('dashboards');
  if (deadline === null) return <span className="inbox-due is-urgent">{isError ? t('not_shipped') : ''}</span>;
  return <span className={isUrgent(deadline) ? 'inbox-due is-urgent' : 'inbox-due quiet'}>{momentText(deadline, currentLanguage())}</span>;
}

/** The most urgent one and what is the matter with it. */
function useDetail(): (line: InboxLine) => string {
  const { t } = useTranslation(['dashboards', 'order-life']);
  return ({ kind, example, detail }) => {
    const reason = exceptionReasons.find((one) => one === detail);
    if (kind === 'exceptions') return `${example}: ${reason === undefined ? '' : t(`exception.${reason}`)}`;
    return t(`inbox_detail.${kind}`, { example, detail });
  };
}
