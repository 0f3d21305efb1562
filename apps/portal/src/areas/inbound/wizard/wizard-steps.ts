import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import type { WizardStep } from '@quayside/domain/inbound/inbound-rules';

export const stepKeys = ['products', 'labels', 'packing', 'marks', 'shipping'] as const;
export type StepKey = (typeof stepKeys)[number];
/** A supplier packs and prints marks. */
export const supplierSteps = ['packing', 'marks'] as const satisfies readonly StepKey[];

export function numberOf(step: StepKey): WizardStep {
  return (stepKeys.indexOf(step) + 1) as WizardStep; // five keys, five steps
}

type Side = { isLocked: boolean; isSupplier: boolean };

/** The step to show: the one in the URL when it is reached already, otherwise where the work was left. */
export function shownStep(asked: string | null, opened: InboundDetail | null, { isLocked, isSupplier }: Side): StepKey {
  const steps: readonly StepKey[] = isSupplier ? supplierSteps : stepKeys;
  const wanted = steps.find((step) => step === asked);
  if (wanted && (isSupplier || isLocked || numberOf(wanted) <= (opened?.step ?? 0) + 1)) return wanted;
  if (isSupplier) return 'packing';
  return isLocked ? 'shipping' : (stepKeys[(opened?.step ?? 1) - 1] ?? 'products');
}
