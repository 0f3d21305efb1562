import { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { contentErrors, mismatchErrors, neededErrors } from '@quayside/domain/inbound/inbound-checks';
import type { WizardStep } from '@quayside/domain/inbound/inbound-rules';
import { allErrors } from '@quayside/ui/form/schema-rules';
import { bookedOf, groupsOf, partsOf, shippingInput, type Work } from './work.ts';

/** What an action demands: `keep` only valid entries, `step` a finished step, `save` the five fields, `submit` everything. */
export type Demand = 'keep' | 'step' | 'save' | 'submit';
export const isOfStep = (demand: Demand) => demand === 'keep' || demand === 'step';

/** All errors the page can find itself, at once, in the order of the steps. The server finds the rest. */
export function workErrors(work: Work, step: WizardStep, demand: Demand): FieldError[] {
  const entered = allErrors(InboundInput, { step, ...partsOf(work, isOfStep(demand) ? step : 5) });
  const demanded = demand === 'submit' ? [...stepErrors(work, 1), ...contentErrors(contentOf(work), skuIn(work)), ...saveErrors(work)] : [];
  const saved = demand === 'save' ? saveErrors(work) : [];
  const own = demand === 'step' ? stepErrors(work, step) : [];
  const errors = unique([...own, ...demanded, ...saved, ...entered]).filter((one) => !isOfStep(demand) || stepOf(one) === step);
  return errors.toSorted((one, other) => stepOf(one) - stepOf(other));
}

export function stepOf({ path, code }: Pick<FieldError, 'path'> & { code: string }): WizardStep {
  if (code === 'inbound.mismatch') return 3;
  const [part] = path.split('.');
  if (part === 'shipping') return 5;
  return part === 'boxes' || part === 'packing_method' ? 3 : 1;
}

function stepErrors(work: Work, step: WizardStep): FieldError[] {
  if (step === 1)
    return [
      ...(work.warehouse_id === null ? [error('warehouse_id', 'required')] : []),
      ...(work.lines.length === 0 ? [error('lines', 'inbound.lines_needed')] : []),
    ];
  if (step !== 3) return [];
  return work.boxes.length === 0 ? [error('boxes', 'inbound.boxes_needed')] : mismatches(work);
}

/** The Save button (INB-18). */
function saveErrors({ warehouse_id, shipping }: Work): FieldError[] {
  return [...(warehouse_id === null ? [error('warehouse_id', 'required')] : []), ...neededErrors(shippingInput(shipping))];
}

/** One for each SKU whose packed units differ from the booked ones (INB-21), at its line as the server has it. */
export function mismatches(work: Work): FieldError[] {
  return mismatchErrors(contentOf(work), skuIn(work));
}

const contentOf = ({ lines, boxes }: Work) => ({ lines: bookedOf(lines), boxes: groupsOf(boxes) });
const skuIn =
  ({ products }: Work) =>
  (productId: number) =>
    products[productId]?.sku ?? '';

function error(path: string, code: FieldError['code'], params: FieldError['params'] = {}): FieldError {
  return { path, code, params };
}

function unique(errors: readonly FieldError[]): FieldError[] {
  return [...new Map(errors.map((one) => [`${one.path} ${one.code}`, one])).values()];
}
