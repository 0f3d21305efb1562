import { allows } from '../kernel/machine.ts';
import { customerCode, documentNo, MAX_CUSTOMER_LETTERS } from '../kernel/readable-code.ts';
import { inboundMachine, type BillStatus, type InboundMove, type InboundStage } from './inbound-machine.ts';

export const packingMethods = ['one_box', 'sku_per_box', 'mixed'] as const; // INB-08
export type PackingMethod = (typeof packingMethods)[number];
export const shippingMethods = ['express', 'freight'] as const;
export const packagings = ['carton', 'pallet', 'bag'] as const; // D-49
export const arrivalPeriods = ['morning', 'afternoon'] as const; // D-49: 09:00-12:00, 13:00-18:00
export type ArrivalPeriod = (typeof arrivalPeriods)[number];
/** The provider's clock. */
export const periodHours = { morning: '09:00–12:00', afternoon: '13:00–18:00' } as const satisfies Record<ArrivalPeriod, string>;
const periodEnds: Record<ArrivalPeriod, string> = { morning: '12:00', afternoon: '18:00' };

/** `today` and `clock` are the provider's. */
export function hasPeriodEnded(day: string, period: ArrivalPeriod, today: string, clock: string): boolean {
  return `${day} ${periodEnds[period]}` <= `${today} ${clock}`;
}

export const inspections = ['sampling', 'full'] as const; // INB-31
export type Inspection = (typeof inspections)[number];
export const serviceUnits = ['unit', 'box', 'appointment'] as const;
export type ServiceUnit = (typeof serviceUnits)[number];
export const wizardSteps = [1, 2, 3, 4, 5] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const MAX_INBOUND_LINES = 2000;
export const MAX_BOXES = 1000;
/** SKU lines over all boxes. */
export const MAX_BOX_ITEMS = 10_000;
export const MAX_INBOUND_QUANTITY = 9_999_999;
export const MAX_INBOUNDS_AT_ONCE = 200;
export const MAX_TRACKING_NUMBERS = 50;
/** A million appointments of each merchant. */
export const INBOUND_CODE_RANDOM_LETTERS = 4;

export const inboundRefusals = [
  'inbound.not_editable',
  'inbound.steps_locked',
  'inbound.not_submittable',
  'inbound.not_withdrawable',
  'inbound.contact_staff',
  'inbound.not_deletable',
  'inbound.merge_two',
  'inbound.merge_same_original',
  'inbound.merge_same_warehouse',
  'inbound.not_unprocessed',
  'inbound.not_auditable',
  'inbound.not_voidable',
  'inbound.boxes_counted',
  'inbound.no_proposal',
] as const;
export type InboundRefusal = (typeof inboundRefusals)[number];

/** What a merchant may do. `edit` is steps 1 to 4, `shipping` is step 5 (D-45). */
export type InboundAction = 'edit' | 'shipping' | 'submit' | 'withdraw' | 'delete' | 'regroup';

/** The refusal code, or null: the page disables the button with it, the server throws it. `regroup` is merge and split. */
export function whyNotInbound(action: InboundAction, status: BillStatus): InboundRefusal | null {
  const isOpen = status === 'draft' || status === 'withdrawn';
  if (action === 'edit') return isOpen ? null : status === 'voided' ? 'inbound.not_editable' : 'inbound.steps_locked'; // INB-15
  if (action === 'shipping') return isOpen || status === 'submitted' ? null : 'inbound.not_editable';
  if (action === 'delete') return isOpen ? null : 'inbound.not_deletable'; // INB-13, D-42
  if (action === 'regroup') return isOpen ? null : 'inbound.not_unprocessed';
  if (action === 'submit') return moveAllowed('submit', status) ? null : 'inbound.not_submittable';
  if (moveAllowed('withdraw', status)) return null;
  return status === 'confirmed' ? 'inbound.contact_staff' : 'inbound.not_withdrawable'; // INB-17
}

const moveAllowed = (move: InboundMove, status: BillStatus) => allows(inboundMachine, move, status, 'merchant');

/** Staff void until the first box is counted; later, goods are on the shelf already. */
export function whyNotVoid(status: BillStatus, stage: InboundStage | null, hasCounted: boolean): InboundRefusal | null {
  if (!allows(inboundMachine, 'void', status, 'staff') || stage === 'inventory_completed') return 'inbound.not_voidable';
  return hasCounted ? 'inbound.boxes_counted' : null;
}

/** The letters of an appointment. No other appointment has them, whatever its day and merchant: its boxes are known by them alone. */
export function inboundCodeOf(customerId: number, bytes: Iterable<number>): string {
  return customerCode('BX-', customerId, bytes);
}

export function inboundNoOf(day: string, code: string): string {
  return `${documentNo('ASN', day, [])}${code}`;
}

export function codeInNumber(inboundNo: string): string {
  return inboundNo.slice(inboundNo.lastIndexOf('-') + 1);
}

/** The barcode of one carton: BX-4KQD7AB-010. */
export function boxMark(code: string, boxNo: number): string {
  return `BX-${code}-${String(boxNo).padStart(3, '0')}`;
}

/** Appointments of the first release have five letters. */
const MARK = new RegExp(`^BX-([2-9A-HJ-NP-Z]{5,${INBOUND_CODE_RANDOM_LETTERS + MAX_CUSTOMER_LETTERS}})-(\\d{3,4})$`);

/** The appointment's letters and the box number of a scanned mark, or null. */
export function readBoxMark(mark: string): { code: string; box_no: number } | null {
  const match = MARK.exec(mark.trim().toUpperCase());
  return match?.[1] && match[2] ? { code: match[1], box_no: Number(match[2]) } : null;
}

/** How many units of a box are opened and inspected. Sampling takes one in ten, at least two. */
export function inspectedUnits(inspection: Inspection, units: number): number {
  return inspection === 'full' ? units : Math.min(units, Math.max(2, Math.ceil(units / 10)));
}

/** Suggested couriers and freight companies; any other name may be entered. */
export const knownCarriers = ['SF Express', 'JD Logistics', 'ZTO', 'YTO', 'STO', 'Yunda', 'EMS', 'Deppon', 'DHL', 'UPS', 'FedEx'] as const;
