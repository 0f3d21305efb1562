import { OrderEditPage } from './order-edit-page.tsx';

/** The wizard of an order at its logistics step (QUOTE-01). */
export function OrderNextPage() {
  return <OrderEditPage firstStep="logistics" />;
}
