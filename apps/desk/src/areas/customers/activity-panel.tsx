import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { TimeText } from '@quayside/ui/display/time-text';
import { OutcomeTag } from '@quayside/ui/operation-log/outcome-tag';
import { operationOf } from '@quayside/ui/operation-log/operation-log-columns';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const FIRST = 6;

/** The newest lines of the customer's log, theirs and ours. */
export function ActivityPanel({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const { data } = useRead(operationLogDeskCalls.deskList, { customer_id, limit: 10 }, { silent: true });
  return (
    <section className="panel" aria-labelledby="customer-activity">
      <div className="panel-head">
        <h2 id="customer-activity">{t('history')}</h2>
        <Link to={deskCustomerPaths.tab(customer_id, 'log')}>{t('history_all')}</Link>
      </div>
      {data?.list.length === 0 && <p className="panel-body quiet">{t('history_none')}</p>}
      <ul className="customer-lines">
        {data?.list.slice(0, FIRST).map((row) => (
          <li key={row.log_id}>
            <span className="quiet">
              <TimeText at={row.operation_time} />
            </span>
            <span className="customer-line-text">
              {row.operator} · {operationOf(row)}
            </span>
            {row.outcome !== 'done' && <OutcomeTag outcome={row.outcome} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
