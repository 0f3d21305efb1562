import type { Check, VerificationDetail, VerificationRow } from '@quayside/contract/verification/verification.schemas';
import { orderChecks } from '@quayside/domain/verification/verification-rules';
import { refused, showPage } from '@quayside/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { mockDesk } from '#desk/kernel/page-testing.ts';
import { VerificationPage } from './verification-page.tsx';

const fine: Check[] = orderChecks.map((check) => ({
  check,
  result: 'pass',
  params: { postal_code: '90012', country: 'US', digits: 11, method: 'WORLD' },
}));
const failing: Check[] = [
  { check: 'postcode', result: 'fail', params: { postal_code: '8010', country: 'DE' } },
  { check: 'method', result: 'fail', params: { method: 'WORLD' } },
  { check: 'duplicate', result: 'warn', params: { orders: 'SO-1, SO-2' } },
  ...fine.filter(({ check }) => !['postcode', 'method', 'duplicate'].includes(check)),
];
export const row: VerificationRow = {
  order_id: 11,
  order_no: 'SO-AAA',
  platform_order_no: '#KO-1',
  status: 'uploaded',
  processing: 'none',
  recipient_cleared_at: null,
  warehouse_id: 1,
  recipient_name: 'Anna Steiner',
  country: 'US',
  city: 'Los Angeles',
  sku_quantity: 1,
  quantity: 2,
  total: '37.00',
  method: 'WORLD',
  method_name_en: 'World',
  method_name_cn: '全球',
  tracking_no: '',
  quoted_total: '10.50',
  quote_expires_at: null,
  submitted_at: '2026-11-11T00:00:00.000Z',
  error_reason: '',
  goods: [],
  created_at: '2026-11-11T00:00:00.000Z',
  updated_at: '2026-11-11T00:00:00.000Z',
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  fails: 0,
  warnings: 0,
  reviewing: [],
};
const second = { ...row, order_id: 12, order_no: 'SO-BBB', fails: 2, warnings: 1 };
export const third = { ...row, order_id: 13, order_no: 'SO-CCC', customer_id: 10002 };
const rows = [row, second, third];
const quote = {
  quote_id: 1,
  method: 'WORLD',
  version: '2026-11',
  currency: 'CNY',
  price_group: 'A',
  at: row.created_at,
  expires_at: row.created_at,
  bound_at: row.created_at,
  shipping: '9.80',
  other: '0.70',
  total: '10.50',
  items: [
    { code: 'basic_shipping', amount: '9.80', inputs: { price: '70.00' } },
    { code: 'outbound_handling', amount: '0.70', inputs: {} },
  ],
  taxes: [],
  warnings: [],
  zone: 'W',
  chargeable_g: 900,
};
const { goods: _goods, fails: _fails, warnings: _warnings, reviewing: _reviewing, ...plain } = row;
const detail: VerificationDetail = {
  ...plain,
  first_name: 'Anna',
  last_name: 'Steiner',
  phone: '+1 555 0109988',
  email: '',
  id_number: '',
  company: '',
  state: 'California',
  postal_code: '90012',
  house_number: '',
  address1: '100 Main St.',
  address2: '',
  address3: '',
  address_type: 'residential',
  remark: '',
  canceled_at: null,
  verified_at: null,
  last_mile_no: '',
  alert_from: null,
  waybill_no: '',
  packed_at: null,
  shipped_at: null,
  delivered_at: null,
  parcel_weight_g: null,
  vat_number: '',
  ioss_number: '',
  gst_number: '',
  icms_number: '',
  platform_payment: false,
  error_fields: [],
  services: [],
  quote,
  events: [],
  lines: [],
  consumables: [],
  costs: null,
  checks: fine,
  place: 1,
  waiting: 3,
};
const aMethod = {
  method: 'WORLD',
  name_en: 'World',
  name_cn: '全球',
  courier: 'DHL',
  days_min: 6,
  days_max: 9,
  billing_method: 'actual',
  volume_factor: null,
  tax_terms: 'ddp',
  offered: true,
  zone: 'W',
  volumetric_g: null,
  billable_g: 900,
  chargeable_g: 900,
  charged_as_g: 900,
  items: [],
  shipping: '9.80',
  other: '0.70',
  total: '10.50',
  reasons: [],
  taxes: [],
};
const methods = [
  aMethod,
  { ...aMethod, method: 'FAST', name_en: 'Fast', days_min: 2, days_max: 3, total: '22.50' },
  { ...aMethod, method: 'GOLD', name_en: 'Gold', total: '99.00' },
  { ...aMethod, method: 'SEA', name_en: 'Sea', offered: false, total: null },
];
export const decidedBy = (now: string) =>
  refused(5010, `This order is not waiting for verification: ${now}.`, { code: 'orders.not_verifying', details: { now } });

type Given = { at?: string; answers?: Parameters<typeof mockDesk>[0]; others?: string[]; checks?: Check[] };

export async function show({ at = '/verification', answers = {}, others = [], checks }: Given = {}) {
  const desk = mockDesk({
    'GET verification/getList': () => ({ list: rows, count: 3 }),
    'GET verification/getDetail': ({ query }) => {
      const one = rows.find(({ order_id }) => String(order_id) === query.get('order_id')) ?? row;
      return { ...detail, ...one, checks: one.fails > 0 ? failing : (checks ?? fine) };
    },
    'GET verification/getClean': () => ({
      keys: ['10001-11', '10002-13'],
      units: 4,
      held: '21.00',
      stay: [{ check: 'postcode', orders: 1 }],
    }),
    'POST order/approve': ({ body }) => ({
      list: (body as { keys: string[] }).keys.map((item) => ({
        item,
        reply: { order_id: 11, order_no: 'SO-AAA', total: '10.50' },
        refusal: null,
      })), // what the page sends
    }),
    'POST order/unapprove': ({ body }) => ({
      list: (body as { keys: string[] }).keys.map((key) => ({
        item: key,
        reply: { order_id: 11, order_no: 'SO-AAA', total: '10.50' },
        refusal: null,
      })), // what the page sends
    }),
    'POST verification/sendBack': () => ({ ...detail, status: 'error' }),
    'POST verification/cancel': () => ({ ...detail, status: 'canceled' }),
    'POST verification/previewChange': () => ({ held: '10.50', methods, spendable: '20.00' }),
    'POST verification/changeMethod': () => detail,
    'POST verification/changeAddress': () => detail,
    'POST myWork/open': () => ({ others: others.map((name) => ({ name, since: row.created_at, staff_id: 2 })) }),
    'POST myWork/leave': () => ({}),
    ...answers,
  });
  const page = await showPage(<VerificationPage />, { permissions: ['desk.verification.decide'], at });
  const sent = (key: string) => desk.sent().filter((body) => typeof body === 'object' && body !== null && key in body);
  return { ...desk, ...page, sent };
}
export const item = async (number = 'SO-AAA') => within(await screen.findByLabelText(number, { selector: 'article' }));
export const rowOf = (number: string) => document.querySelector(`[data-order="${number}"]`);
export const focused = () => document.activeElement?.textContent;
/** A key at a moment of its own: how fast the test runs must not matter. */
export function pressAt(key: string, at: number, shiftKey = false) {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.body.dispatchEvent(event));
}
