import type { ExceptionReason } from '../exceptions/exception-rules.ts';
import type { TrackedStatus } from '../orders/order-machine.ts';

/** What an event says about a parcel; `info` moves nothing. */
export const trackingStatuses = ['info', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered', 'exception'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

export type Meaning = { readonly status: TrackingStatus; readonly reason: ExceptionReason | null };
const says = (status: TrackingStatus): Meaning => ({ status, reason: null });
const stops = (reason: ExceptionReason): Meaning => ({ status: 'exception', reason });

/** Main statuses of the 17TRACK feed. */
const mainStatuses: Readonly<Record<string, Meaning>> = {
  NotFound: says('info'),
  InfoReceived: says('info'),
  InTransit: says('in_transit'),
  Expired: says('info'), // our own days count (D-25)
  AvailableForPickup: says('pick_up'),
  OutForDelivery: says('out_for_delivery'),
  DeliveryFailure: stops('delivery_failed'),
  Delivered: says('delivered'),
  Exception: stops('other'),
};

/** Sub statuses that mean something else than their main status. */
const subStatuses: Readonly<Record<string, Meaning>> = {
  InTransit_CustomsRequiringInformation: stops('customs'),
  DeliveryFailure_NoBody: says('info'), // the carrier tries again
  DeliveryFailure_Security: stops('customs'),
  DeliveryFailure_InvalidAddress: stops('address'),
  Exception_Delayed: says('info'),
  Exception_Returning: stops('returned'),
  Exception_Returned: stops('returned'),
  Exception_Rejected: stops('delivery_failed'),
  Exception_NoBody: stops('delivery_failed'),
  Exception_Security: stops('customs'),
  Exception_Lost: stops('lost'),
  Exception_Destroyed: stops('lost'),
};

/** Statuses this table does not know yet say nothing, rather than something wrong. */
export function meaningOf(main: string, sub: string): Meaning {
  return subStatuses[sub] ?? mainStatuses[main || (sub.split('_')[0] ?? '')] ?? says('info');
}

/** A main status as a file may spell it: the feed's name in any case, or one of ours. Null when it is none. */
export function readMainStatus(written: string): string | null {
  const bare = written.replaceAll(/[\s_-]/g, '').toLowerCase();
  const own = Object.entries(mainStatuses).find(([, { status }]) => isTracked(status) && status.replaceAll('_', '') === bare);
  return Object.keys(mainStatuses).find((name) => name.toLowerCase() === bare) ?? own?.[0] ?? null;
}

/** A sub status is a name with its main status before it; anything else is the carrier's text. */
export const isSubStatus = (written: string) => /^[A-Z][A-Za-z]+_[A-Z][A-Za-z]+$/.test(written);

export function isTracked(status: TrackingStatus): status is TrackedStatus {
  return status !== 'info' && status !== 'exception';
}

export const trackingRefusals = ['tracking.not_found', 'tracking.wrong_signature'] as const;
export type TrackingRefusal = (typeof trackingRefusals)[number];

/** Letters and digits only, as two people may write the same postcode differently. */
export function barePostcode(typed: string): string {
  return typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** A report about a number nobody ships under is dropped after this. */
export const WAITING_DAYS = 60;
