/** Why an order stopped. `cost`: the packed parcel costs more than is held and the balance does not cover it; `limits`: its method does not take it. */
export const exceptionReasons = [
  'address',
  'customs',
  'delivery_failed',
  'returned',
  'damaged',
  'lost',
  'missing_units',
  'cost',
  'limits',
  'other',
] as const;
export type ExceptionReason = (typeof exceptionReasons)[number];

/** `awaiting_reply`: the merchant must answer; `replied`: staff must resolve; `resolved`: the order went on. */
export const exceptionStates = ['awaiting_reply', 'replied', 'resolved'] as const;

export const exceptionRefusals = ['exceptions.none', 'exceptions.not_replied'] as const;
export type ExceptionRefusal = (typeof exceptionRefusals)[number];

/** A message holds at most this many images of 500 KB each (LIMIT-04). */
export const MAX_MESSAGE_IMAGES = 9;

type Exception = { readonly state: (typeof exceptionStates)[number]; readonly deadline: Date };

/** Staff go on after a reply, or once the merchant has let the deadline pass (ORD-33). */
export function mayResolve({ state, deadline }: Exception, now: Date): boolean {
  return state === 'replied' || (state === 'awaiting_reply' && deadline <= now);
}
