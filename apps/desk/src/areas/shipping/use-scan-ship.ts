import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import type { ShippedParcel, ShippingRow } from '@quayside/contract/shipping/shipping.schemas';
import { useClient } from '@quayside/ui/kernel/context';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useWrite } from '@quayside/ui/kernel/query';
import { useState } from 'react';

type Said = { done: ShippedParcel } | { error: string };

/** The parcel that waits for its number, and what the last scan did. */
export function useScanShip() {
  const client = useClient();
  const textOf = useFailureText();
  const [parcel, setParcel] = useState<ShippingRow | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const ship = useWrite(calls.deskShip, ['shipping'], { silent: true });
  const shipAs = async ({ order_no }: ShippingRow, tracking_no: string) => {
    setSaid({ done: await ship.mutateAsync({ code: order_no, tracking_no }) });
    setParcel(null);
  };
  const enter = async (scanned: string) => {
    try {
      if (parcel) return await shipAs(parcel, scanned);
      const found = await client.send(calls.deskFind, { code: scanned });
      // A label that was bought carries its number: no second scan is needed.
      if (found.label?.state === 'bought') return await shipAs(found, found.label.tracking_no);
      setParcel(found);
      return setSaid(null);
    } catch (error) {
      return setSaid({ error: (error instanceof RefusedError ? error.fields[0]?.msg : undefined) ?? textOf(error) });
    }
  };
  const clear = () => {
    setParcel(null);
    setSaid(null);
  };
  return { parcel, said, enter, clear };
}
