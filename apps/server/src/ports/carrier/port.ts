/** What a carrier needs to know about one packed parcel. */
export type LabelRequest = {
  /** The same for every try, so that a label is paid for once. */
  readonly key: string;
  /** Whose account pays, what is ordered, and where the carrier collects; the aggregator's own codes. */
  readonly account: string;
  readonly service: string;
  readonly warehouse: string;
  readonly to: Recipient;
  readonly weight_g: number;
  readonly sides_cm: readonly [length: number, width: number, height: number];
  /** Null within one country. */
  readonly customs: readonly CustomsLine[] | null;
};
export type Recipient = {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly lines: readonly [first: string, second: string, third: string];
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
};
export type CustomsLine = {
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  /** Of one unit, in USD. */
  readonly value: string;
  readonly hs_code: string;
  readonly origin: string | null;
};
export type BoughtLabel = { readonly tracking_no: string; readonly label_ref: string; readonly pdf: Buffer };

/**
 * Buys and voids labels; null when no aggregator is configured. Every call may be repeated: the same key always gets the same label, and
 * a label that is voided already counts as voided. Throws CarrierRefused when a retry would not help; any other error may be temporary.
 */
export type Carrier = {
  readonly buyLabel: (request: LabelRequest) => Promise<BoughtLabel>;
  /** The reference of the label bought with this key, also when its answer never arrived; null when none was made. */
  readonly findLabel: (key: string) => Promise<string | null>;
  /** Asks for the money back. */
  readonly voidLabel: (label_ref: string) => Promise<void>;
} | null;

/** The carrier refused this parcel or this void. The message is its reason. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused';
}
