import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { useCan } from '@quayside/ui/kernel/context';
import { EMPTY } from '@quayside/ui/kernel/values';
import { Link } from 'react-router';

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
