export const shippingRefusals = [
  'shipping.not_found',
  'shipping.nothing_to_hand_over',
  'shipping.label_waiting',
  'shipping.label_failed',
  'shipping.label_not_failed',
  'shipping.void_not_refused',
] as const;
export type ShippingRefusal = (typeof shippingRefusals)[number];

/** How far the label of a parcel is that a carrier makes. */
export const labelStates = ['waiting', 'bought', 'failed'] as const;

/** How many parcels one file, and one hand-over list, may have. */
export const MAX_PARCELS = 500;
export const HANDOVER_LETTERS = 4;
