import { packingDocumentPath, packingDocuments, type PackingDocument } from '@quayside/contract/packing/packing.desk-calls';
import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { useClient } from '@quayside/ui/kernel/context';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { useCallback, useState } from 'react';
import { printPdf } from './print-pdf.ts';

type Order = { readonly customer_id: number; readonly order_id: number; readonly order_no: string };
export type FailedLabel = { readonly order: Order; readonly text: string };

/** A carrier makes a label in seconds; after a minute somebody should know. */
const [WAIT_MS, MAX_WAITS] = [1000, 60];
const isRefused = (error: unknown, code: string) => error instanceof RefusedError && error.code === code;

/**
 * Label and packing slip of a packed order. A label its carrier still makes is waited for, while the slip is printed; one that failed is
 * in `failed` until it is tried again.
 */
export function usePrintDocuments() {
  const client = useClient();
  const toast = useFailureToast();
  const [failed, setFailed] = useState<readonly FailedLabel[]>([]);
  const printOne = useCallback(
    async (order: Order, document: PackingDocument) => printPdf(await client.picture(packingDocumentPath(document, order))),
    [client],
  );
  const print = useCallback(
    async (order: Order, documents: readonly PackingDocument[] = packingDocuments) => {
      const waiting: PackingDocument[] = [];
      const attempt = async (document: PackingDocument, isLast: boolean): Promise<'done' | 'waiting'> => {
        try {
          await printOne(order, document);
        } catch (error) {
          if (isRefused(error, 'shipping.label_waiting') && !isLast) return 'waiting';
          if (error instanceof RefusedError && error.code === 'shipping.label_failed')
            setFailed((before) => [...before.filter((one) => one.order.order_id !== order.order_id), { order, text: error.msg }]);
          else toast(error);
        }
        return 'done';
      };
      for (const document of documents) if ((await attempt(document, false)) === 'waiting') waiting.push(document);
      for (let tries = 1; waiting.length > 0 && tries <= MAX_WAITS; tries++) {
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        if ((await attempt('label', tries === MAX_WAITS)) === 'done') return;
      }
    },
    [printOne, toast],
  );
  const again = useCallback(
    async ({ order }: FailedLabel) => {
      const { customer_id, order_id } = order;
      try {
        await client.send(shippingDeskCalls.deskLabelAgain, { customer_id, order_id });
        setFailed((before) => before.filter((one) => one.order.order_id !== order_id));
        await print(order, ['label']);
      } catch (error) {
        toast(error);
      }
    },
    [client, print, toast],
  );
  return { print, failed, again };
}
