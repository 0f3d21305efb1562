import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { trackingStatuses } from '@quayside/domain/tracking/tracking-statuses';
import { Timestamp } from '../kernel/shapes.ts';

/** The columns of a file with events, in their order. */
export const eventColumns = ['number', 'at', 'main', 'detail', 'location'] as const;

/** An entry of the parcel's timeline: a step of ours, or what the carrier reports. */
export const TrackingEntry = z.object({
  at: Timestamp,
  status: z.enum(['packaged', 'shipped', ...trackingStatuses]),
  sub_status: z.string(),
  description: z.string(),
  location: z.string(),
});
export type TrackingEntry = z.output<typeof TrackingEntry>;

export const OrderTracking = z.object({
  status: z.enum(orderStatuses),
  /** The one to show: the carrier's, or ours when the merchant does not show true numbers (D-96). */
  number: z.string(),
  waybill_no: z.string(),
  /** Empty while true numbers are not shown. */
  tracking_no: z.string(),
  last_mile_no: z.string(),
  /** The page for the recipient, of the merchant's brand; empty before the parcel has a number. */
  tracking_url: z.string(),
  country: z.string(),
  expires_on: z.string().nullable(),
  /** Newest first. */
  list: z.array(TrackingEntry),
});
export type OrderTracking = z.output<typeof OrderTracking>;

/** What anybody with number and postcode may see. */
export const PublicTracking = z.object({
  status: z.enum(orderStatuses),
  country: z.string(),
  list: z.array(TrackingEntry.pick({ at: true, status: true })),
});
export type PublicTracking = z.output<typeof PublicTracking>;

/** A push of 17TRACK (version 2.2); what is not needed is not read. */
const FeedEvent = z.object({
  time_utc: z.iso.datetime({ offset: true }).nullish(),
  description: z.string().nullish(),
  location: z.string().nullish(),
  sub_status: z.string().nullish(),
});
export const FeedPush = z.object({
  event: z.string(),
  data: z.object({
    number: z.string().min(1).max(60),
    track_info: z
      .object({
        latest_status: z.object({ status: z.string().nullish(), sub_status: z.string().nullish() }).nullish(),
        latest_event: FeedEvent.nullish(),
        tracking: z.object({ providers: z.array(z.object({ events: z.array(FeedEvent).nullish() })).nullish() }).nullish(),
      })
      .nullish(),
  }),
});
export type FeedPush = z.output<typeof FeedPush>;
