import { describe, expect, it } from 'vitest';
import { moneyText } from '../kernel/money.ts';
import { unreachable } from '../kernel/machine.ts';
import { orderMachine, orderStatuses } from './order-machine.ts';
import { goodsTotal, needsHouseNumber, orderNoOf, waybillNoOf, whyNot, type OrderAction } from './order-rules.ts';

describe('what a merchant may do with an order', () => {
  it('ORD-28 ORD-29 ORD-30 D-26 submits it while it is Approving; changes and cancels it then or to fix an error; deletes it when it is done with', () => {
    const allowed = (action: OrderAction) => orderStatuses.filter((status) => whyNot(action, status) === null);
    expect(allowed('submit')).toEqual(['approving']);
    expect(allowed('edit')).toEqual(['approving', 'error']);
    expect(allowed('cancel')).toEqual(['approving', 'error']);
    expect(allowed('delete')).toEqual(['approving', 'error', 'canceled']);
    expect(whyNot('submit', 'uploaded')).toBe('orders.not_submittable');
    expect(whyNot('delete', 'approved')).toBe('orders.not_deletable');
    expect(whyNot('edit', 'canceled')).toBe('orders.not_editable');
    expect(whyNot('cancel', 'canceled')).toBe('orders.not_cancelable');
  });

  it('reaches every status', () => {
    expect(unreachable(orderMachine)).toEqual([]);
  });
});

describe('the house number', () => {
  it('ORD-39 D-32 is needed inside the European Union, not in countries that left or never joined', () => {
    for (const country of ['DE', 'FR', 'IE', 'HR', 'CY', 'MT', 'GR']) expect(needsHouseNumber(country), country).toBe(true);
    for (const country of ['GB', 'CH', 'NO', 'IS', 'US', 'TR', 'UA', '']) expect(needsHouseNumber(country), country).toBe(false);
  });
});

describe("an order's number", () => {
  it('is its day and letters that hold the merchant: eight of them for the first 32,768 merchants', () => {
    const [one, other] = [1, 2].map((customer) => orderNoOf('2026-11-15', customer, [0, 1, 8, 30, 31]));
    for (const number of [one, other]) expect(number).toMatch(/^SO-261115-[2-9A-HJ-NP-Z]{8}$/);
    expect(one).not.toBe(other);
  });
});

it("a waybill's number has nine letters that hold the merchant", () => {
  const [one, other] = [1, 2].map((customer) => waybillNoOf('2026-11-15', customer, [0, 1, 8, 30, 31, 7]));
  for (const number of [one, other]) expect(number).toMatch(/^WB-261115-[2-9A-HJ-NP-Z]{9}$/);
  expect(one).not.toBe(other);
});

describe("what an order's goods are declared at", () => {
  it('is exact to the cent', () => {
    const total = (...lines: [string, number][]) =>
      moneyText(goodsTotal(lines.map(([unit_price, quantity]) => ({ unit_price, quantity }))));
    expect(total()).toBe('0.00');
    expect(total(['0.1', 3], ['0.2', 1])).toBe('0.50');
    expect(total(['99999999.99', 99_999])).toBe('9999899999000.01');
  });
});
