import { expect, it } from 'vitest';
import { paymentMethods } from './payment-methods.ts';

it('LIMIT-06 knows these eight ways to pay, no two of them merged', () => {
  expect(paymentMethods).toEqual(['wire_transfer', 'paypal', 'alipay', 'wechat', 'tt', 'western_union', 'bank', 'payoneer']);
});
