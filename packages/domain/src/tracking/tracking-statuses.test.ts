import { describe, expect, it } from 'vitest';
import { barePostcode, isSubStatus, meaningOf, readMainStatus } from './tracking-statuses.ts';

describe('what a status of the feed means', () => {
  it.each([
    ['InTransit', 'InTransit_PickedUp', 'in_transit', null],
    ['AvailableForPickup', 'AvailableForPickup_Other', 'pick_up', null],
    ['OutForDelivery', 'OutForDelivery_Other', 'out_for_delivery', null],
    ['Delivered', 'Delivered_Other', 'delivered', null],
    ['InTransit', 'InTransit_CustomsRequiringInformation', 'exception', 'customs'],
    ['DeliveryFailure', 'DeliveryFailure_InvalidAddress', 'exception', 'address'],
    ['DeliveryFailure', 'DeliveryFailure_NoBody', 'info', null],
    ['Exception', 'Exception_Returning', 'exception', 'returned'],
    ['Exception', 'Exception_Lost', 'exception', 'lost'],
    ['Exception', 'Exception_Something', 'exception', 'other'],
    ['', 'OutForDelivery_Other', 'out_for_delivery', null],
    ['Expired', 'Expired_Other', 'info', null],
    ['Unheard', 'Unheard_Of', 'info', null],
  ])('%s, %s: %s', (main, sub, status, reason) => {
    expect(meaningOf(main, sub)).toEqual({ status, reason });
  });
});

it('compares postcodes without blanks and dashes', () => {
  expect(barePostcode(' sw1a-1aa ')).toBe(barePostcode('SW1A 1AA'));
});

it.each([
  ['InTransit', 'InTransit'],
  ['in transit', 'InTransit'],
  ['out_for_delivery', 'OutForDelivery'],
  ['pick_up', 'AvailableForPickup'],
  ['DELIVERED', 'Delivered'],
  ['lost somewhere', null],
  ['', null],
])('reads the main status %s of a file', (written, name) => expect(readMainStatus(written)).toBe(name));

it('tells a sub status from a text', () => {
  expect(isSubStatus('InTransit_PickedUp')).toBe(true);
  expect(isSubStatus('Picked up')).toBe(false);
});
