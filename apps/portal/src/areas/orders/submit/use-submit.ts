import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { newPriceOf, outcomeOf, type SubmitFailure, type SubmitOutcome, type Submittable } from './submit-failure.ts';

/** Submits orders for shipment. Each succeeds or fails by itself; a failure of the call itself has already been shown. */
export function useSubmit() {
  const write = useWrite(ordersCalls.submit, ['orders', 'wallets', 'inventory', 'transactions']);
  const send = async (orders: readonly Submittable[], accepted: { order_id: number; total: string }[] = []): Promise<SubmitOutcome> => {
    const [first] = orders;
    const ids = orders.map(({ order_id }) => order_id);
    const warehouse = first && orders.length > 1 ? { warehouse_id: first.warehouse_id } : {};
    return outcomeOf(await write.mutateAsync({ ids, ...warehouse, accepted }), orders);
  };
  const accept = (failures: readonly SubmitFailure[]) =>
    send(
      failures.map(({ order }) => order),
      failures.map((failure) => ({ order_id: failure.order.order_id, total: newPriceOf(failure) })),
    );
  return { send, accept, isPending: write.isPending };
}
