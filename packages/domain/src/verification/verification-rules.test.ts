import { describe, expect, it } from 'vitest';
import * as phoneLibrary from 'libphonenumber-js/max';
import { setPhoneLibrary } from '../orders/phones.ts';
import { checkOrder, hasFailed, isClean, orderChecks, readOrderKey, type OrderCheck, type OrderFacts } from './verification-rules.ts';

setPhoneLibrary(phoneLibrary);
const good: OrderFacts = {
  country: 'DE',
  state: 'Berlin',
  city: 'Berlin',
  postal_code: '10115',
  address1: 'Ackerstr.',
  address2: '',
  phone: '+49 30 123456',
  ioss_number: 'IM2760000742',
  isMethodOffered: true,
  method: 'EU-LINE',
  lines: [{ sku: 'LAMP-1', unit_price: '12.00', declared_value: '12.50' }],
  alike: [],
  isOverIoss: false,
};
const resultOf = (check: OrderCheck, change: Partial<OrderFacts>) =>
  checkOrder({ ...good, ...change }).find((one) => one.check === check)?.result;

describe('checks of an order', () => {
  it('an order with nothing to look at passes all of them', () => {
    const checks = checkOrder(good);
    expect(checks.map(({ check }) => check).toSorted()).toEqual([...orderChecks].toSorted());
    expect([isClean(checks), hasFailed(checks)]).toEqual([true, false]);
  });

  it.each<[OrderCheck, 'fail' | 'warn' | 'pass', Partial<OrderFacts>]>([
    ['address', 'fail', { address1: '12345' }],
    ['address', 'fail', { city: '---' }],
    ['address', 'fail', { address1: 'Main St 🏠 4' }],
    ['address', 'warn', { address1: 'x'.repeat(106) }],
    ['address', 'pass', { address1: 'x'.repeat(105) }],
    ['address', 'pass', { address1: 'شارع الملك', city: 'الرياض' }],
    ['address', 'pass', { address1: 'ул. Ленина', city: 'Москва' }],
    ['postcode', 'fail', { postal_code: '1011' }],
    ['postcode', 'fail', { country: 'GB', postal_code: '10115' }],
    ['postcode', 'pass', { country: 'GB', postal_code: 'BS1 4QA' }],
    ['postcode', 'pass', { country: 'AE', postal_code: '00000' }],
    ['postcode', 'pass', { country: 'AE', postal_code: '' }],
    ['postcode', 'fail', { postal_code: ' ' }],
    ['phone', 'fail', { country: 'US', phone: '12345' }],
    ['phone', 'fail', { phone: 'ask the neighbour' }],
    ['phone', 'warn', { country: 'US', phone: '+15550109988' }],
    ['phone', 'pass', { country: 'US', phone: '(503) 555-0142' }],
    ['phone', 'pass', { phone: '+1 503 555 0142 ext. 12' }],
    ['method', 'fail', { isMethodOffered: false }],
    ['declared_value', 'pass', { lines: [{ sku: 'A', unit_price: '18.75', declared_value: '12.50' }] }],
    ['declared_value', 'warn', { lines: [{ sku: 'A', unit_price: '18.76', declared_value: '12.50' }] }],
    ['declared_value', 'warn', { lines: [{ sku: 'A', unit_price: '6.24', declared_value: '12.50' }] }],
    ['duplicate', 'warn', { alike: ['SO-1'] }],
    ['ioss_limit', 'fail', { isOverIoss: true }],
    ['ioss_limit', 'pass', { isOverIoss: true, ioss_number: '' }],
  ])('%s: %s for %o', (check, result, change) => {
    expect(resultOf(check, change)).toBe(result);
  });

  it('fails come first, then warnings, then passes', () => {
    const results = checkOrder({ ...good, alike: ['SO-1'], phone: '1' }).map(({ result }) => result);
    expect(results.slice(0, 3)).toEqual(['fail', 'warn', 'pass']);
  });

  it('reads the key of an order', () => {
    expect(readOrderKey('1004-100012')).toEqual({ customer_id: 1004, order_id: 100012 });
  });
});
