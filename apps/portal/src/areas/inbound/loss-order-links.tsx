import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { Link } from 'react-router';

/** How many a list's row has: the numbers themselves do not fit. Opens the list of loss orders with all of them. */
export function LossOrderCount({ inbound_no, loss_order_nos: numbers }: { inbound_no: string; loss_order_nos: readonly string[] }) {
  const canOpen = useCan('loss-orders.read');
  if (numbers.length === 0) return EMPTY;
  const count = wholeText(numbers.length, currentLanguage());
  const [first = ''] = numbers;
  const title = numbers.join(', ');
  if (!canOpen) return <span title={title}>{count}</span>;
  return (
    <Link to={inboundPaths.lossOrder(numbers.length === 1 ? first : inbound_no)} title={title} aria-label={title}>
      {count}
    </Link>
  );
}

/** Each opens the list of loss orders with this one. */
export function LossOrderLinks({ numbers }: { numbers: readonly string[] }) {
  const canOpen = useCan('loss-orders.read');
  if (numbers.length === 0) return EMPTY;
  return (
    <span className="inbound-links">
      {numbers.map((number) =>
        canOpen ? (
          <Link key={number} to={inboundPaths.lossOrder(number)}>
            {number}
          </Link>
        ) : (
          <span key={number}>{number}</span>
        ),
      )}
    </span>
  );
}
