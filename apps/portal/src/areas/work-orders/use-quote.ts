import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { unitsOf, workFees, type WorkFee } from '@quayside/domain/work-orders/work-rules';
import { useRead } from '@quayside/ui/kernel/query';
import { Form } from 'antd';
import type { WorkForm } from './work-form.ts';

/** The fees of what is entered so far, by the same rules as the server; null while prices or units are missing. */
export function useQuote(form: WorkForm): WorkFee[] | null {
  const prices = useRead(workOrdersCalls.options, {}).data?.prices;
  const type = Form.useWatch('type', form) ?? 'count';
  const options = Form.useWatch('options', form) ?? [];
  const lines = Form.useWatch('lines', form) ?? [];
  const bundles = Form.useWatch('bundle_quantity', form) ?? null;
  const entered = lines.map((line: { quantity?: number } | undefined) => ({ quantity: line?.quantity ?? 0 }));
  const units = unitsOf(type, entered, bundles);
  if (prices === undefined || !Number.isSafeInteger(units) || units <= 0) return null;
  return workFees({ type, options, units }, prices);
}
