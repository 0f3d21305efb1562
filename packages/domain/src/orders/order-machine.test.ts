import { describe, expect, it } from 'vitest';
import { allows, unreachable } from '../kernel/machine.ts';
import { interceptable, isLegalStep, orderMachine, orderStatuses, trackingMove } from './order-machine.ts';

describe('the life of an order', () => {
  it('reaches every status (ORD-16 … ORD-26)', () => {
    expect(orderStatuses).toHaveLength(13);
    expect(unreachable(orderMachine)).toEqual([]);
  });

  it('is moved forwards by tracking, steps may be skipped; late and doubled events do nothing', () => {
    expect(trackingMove('shipped', 'in_transit')).toBe('transit');
    expect(trackingMove('shipped', 'delivered')).toBe('deliver');
    expect(trackingMove('in_transit', 'pick_up')).toBe('arrive');
    expect(trackingMove('expired', 'delivered')).toBe('deliver');
    expect(trackingMove('alert', 'delivered')).toBe('deliver');
    expect(trackingMove('out_for_delivery', 'in_transit')).toBeNull();
    expect(trackingMove('delivered', 'delivered')).toBeNull();
    expect(trackingMove('packaged', 'in_transit')).toBeNull();
    expect(trackingMove('alert', 'in_transit')).toBeNull();
  });

  it('is intercepted only while it awaits shipment, and only by staff (D-23, STAFF-04)', () => {
    expect(interceptable).toEqual(['approved', 'packaged']);
    expect(allows(orderMachine, 'intercept', 'shipped', 'staff')).toBe(false);
    expect(allows(orderMachine, 'intercept', 'packaged', 'merchant')).toBe(false);
  });

  it('goes on after an exception only where one can stop it', () => {
    expect(isLegalStep('alert', 'packaged')).toBe(true);
    expect(isLegalStep('alert', 'approving')).toBe(false);
    expect(isLegalStep('approved', 'shipped')).toBe(false);
    expect(isLegalStep('delivered', 'in_transit')).toBe(false);
  });
});
