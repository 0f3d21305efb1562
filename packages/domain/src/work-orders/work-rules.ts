import { moneyText, parseMoney, scale, sum, type Money } from '../kernel/money.ts';

/** Work a merchant orders on its own stock (D-97). */
export const workTypes = ['count', 'photo', 'relabel', 'repack', 'bundle', 'return', 'dispose'] as const;
export type WorkType = (typeof workTypes)[number];
export const workStates = ['submitted', 'in_progress', 'done', 'refused', 'canceled'] as const;
export type WorkState = (typeof workStates)[number];
export const workEvents = ['submitted', 'begun', 'photo', 'done', 'refused', 'canceled', 'address_cleared'] as const;
export type WorkEvent = (typeof workEvents)[number];

/** What can be ordered beside the work itself, each with a price of its own. */
export const workOptions = {
  count: ['count_weigh'],
  photo: ['photo_close_up'],
  relabel: ['relabel_print'],
  repack: ['repack_carton', 'repack_padding'],
  bundle: ['bundle_bag', 'bundle_label'],
  return: ['return_pallet'],
  dispose: ['dispose_proof'],
} as const satisfies Record<WorkType, readonly string[]>;
export type WorkOption = (typeof workOptions)[WorkType][number];
export const allWorkOptions: readonly WorkOption[] = Object.values(workOptions).flat();

/** Lines of the price list: a price per order, one per unit for each type of work, one per unit for each option. */
export const priceItems = ['order', ...workTypes, ...allWorkOptions] as const;
export type PriceItem = 'order' | WorkType | WorkOption;
export type PriceList = Readonly<Record<PriceItem, string>>;
export const isPerOrder = (item: PriceItem) => item === 'order' || item === 'return_pallet' || item === 'dispose_proof';

export const MAX_WORK_LINES = 50;
export const MAX_WORK_UNITS = 1_000_000;
export const MAX_WORK_PHOTOS = 40;
/** A return address is kept this long after the end of its work order, like a recipient (PRIV-02). */
export const ADDRESS_MONTHS = 6;

export const workRefusals = ['work-orders.not_open', 'work-orders.begun', 'work-orders.not_begun', 'work-orders.over'] as const;
export type WorkRefusal = (typeof workRefusals)[number];

export type WorkFee = { readonly item: PriceItem; readonly quantity: number; readonly price: string; readonly amount: string };
type Ordered = { readonly type: WorkType; readonly options: readonly WorkOption[]; readonly units: number };

function usd(text: string): Money {
  const amount = parseMoney(text, 'USD');
  if (!amount) throw new Error(`${text} is no price`);
  return amount;
}

/**
 * The fees of a work order: its base price, the work and each option, by unit. The portal shows it, the server charges it. `units` are
 * the units worked on; for a bundle the bundles made.
 */
export function workFees({ type, options, units }: Ordered, prices: PriceList): WorkFee[] {
  const known: readonly WorkOption[] = workOptions[type];
  const items: PriceItem[] = ['order', type, ...known.filter((option) => options.includes(option))];
  return items.map((item) => {
    const quantity = isPerOrder(item) ? 1 : units;
    return { item, quantity, price: prices[item], amount: moneyText(scale(usd(prices[item]), BigInt(quantity), 1n)) };
  });
}

export function totalOf(fees: readonly { readonly amount: string }[]): string {
  return moneyText(
    sum(
      fees.map(({ amount }) => usd(amount)),
      'USD',
    ),
  );
}

type Line = { readonly quantity: number };

/** What is charged by: bundles for a bundle, otherwise the units of all lines. */
export function unitsOf(type: WorkType, lines: readonly Line[], bundles: number | null): number {
  return type === 'bundle' ? (bundles ?? 0) : lines.reduce((units, { quantity }) => units + quantity, 0);
}

/**
 * How many whole bundles these results make: each line must give the same number. Null when they do not, so that no component is left
 * outside of a bundle.
 */
export function bundlesMade(lines: readonly (Line & { readonly done: number })[], bundles: number): number | null {
  const made = lines.map(({ quantity, done }) => (done * bundles) / quantity);
  const [first = 0] = made;
  return Number.isInteger(first) && made.every((one) => one === first) ? first : null;
}
