import { useReviewKeys, DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { ReviewScreen } from '@quayside/ui/review/review-screen';
import { useRef, useState } from 'react';
import { CleanDialog } from './clean-dialog.tsx';
import { OrderItem } from './order-item.tsx';
import { OrderList } from './order-list.tsx';
import { useUndo } from './use-undo.tsx';
import { useVerificationWork, type WorkInput } from './use-verification-work.ts';
import './verification.css';

const LIMIT = 200;
type Filters = { customer_id?: number };

/** Orders to verify (STAFF-03): a work screen for the keyboard. After a decision the next one opens. */
export function VerificationPage() {
  const [filters, setFilters] = useState<Filters>({});
  const [search, setSearch] = useState('');
  const [number, settle] = useDebounced('');
  const input: WorkInput = { limit: LIMIT, order: 'asc', ...filters, ...(number !== '' && { number }) };
  const of = useVerificationWork(input);
  const [isAsking, ask] = useState(false);
  const { offer, undo } = useUndo(of);
  const approveButton = useRef<HTMLButtonElement>(null);
  const isDoublePress = useDoublePress();
  const { named } = of;
  useReviewKeys({
    j: () => of.move(1),
    k: () => of.move(-1),
    '/': () => document.querySelector<HTMLElement>('[data-review-search] input, input[data-review-search]')?.focus(),
    Escape: () => (of.taken === null ? of.close() : of.stay()),
    u: undo,
    // A button that is off does nothing, so neither does its key.
    a: (event) => (event.shiftKey ? ask(true) : isDoublePress(event) || approveButton.current?.click()),
  });
  return (
    <>
      <ReviewScreen
        list={
          <OrderList
            of={of}
            search={search}
            customerId={filters.customer_id}
            isFiltered={number !== '' || filters.customer_id !== undefined}
            onSearch={(typed) => {
              setSearch(typed);
              settle(typed.trim());
            }}
            onCustomer={(customer_id) => setFilters(customer_id === undefined ? {} : { customer_id })}
            onApproveClean={() => ask(true)}
          />
        }
        item={named && <OrderItem key={named.order_id} named={named} of={of} approveButton={approveButton} />}
      />
      {isAsking && <CleanDialog of={of} onApproved={offer} onClose={() => ask(false)} />}
    </>
  );
}

/** Pressed twice by accident, the second A would approve the order that has just opened. */
function useDoublePress(): (event: KeyboardEvent) => boolean {
  const pressedAt = useRef(-Infinity);
  return ({ timeStamp }) => {
    const before = pressedAt.current;
    pressedAt.current = timeStamp;
    return timeStamp - before < DOUBLE_PRESS_MS;
  };
}
