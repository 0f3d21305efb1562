import type { QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import type { Asked, Play } from '@quayside/ui/testing';
import { bubbleBag, giftBox } from '#portal/kernel/consumables/testing.ts';

export const editor = ['orders.read', 'orders.edit', 'products.read'];

const lampLine: OrderDetail['lines'][number] = {
  product_id: 5,
  sku: 'LAMP-1',
  product_name: 'Desk lamp',
  unit_price: '12.50',
  quantity: 2,
  image_url: null,
  property_ids: [1],
  hs_code: '94052100',
  weight_g: 1250,
  length_cm: '30',
  width_cm: '20',
  height_cm: '45.5',
  available: 15,
  consumables: [{ ...giftBox, attached: 2 }],
  serial_numbers: [],
};

export const row: OrderRow = {
  order_id: 7,
  order_no: 'SO-261115-ABC234',
  platform_order_no: 'SHOP-1',
  status: 'approving',
  processing: 'none',
  recipient_cleared_at: null,
  warehouse_id: 1,
  recipient_name: 'Anna Berg',
  country: 'DE',
  city: 'Berlin',
  sku_quantity: 1,
  quantity: 2,
  total: '25.00',
  method: 'EU-LINE',
  method_name_en: 'EU line',
  method_name_cn: '欧洲专线',
  tracking_no: '',
  quoted_total: '11.69',
  quote_expires_at: '2026-11-16T09:00:00.000Z',
  submitted_at: null,
  error_reason: '',
  goods: [{ sku: 'LAMP-1', quantity: 2, image_url: null }],
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
};
const { goods: _goods, ...facts } = row;
export const order: OrderDetail = {
  ...facts,
  first_name: 'Anna',
  last_name: 'Berg',
  phone: '+49 30 123456',
  email: '',
  id_number: '',
  company: '',
  state: 'Berlin',
  postal_code: '10115',
  house_number: '5',
  address1: 'Ackerstr.',
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
  quote: null,
  costs: null,
  events: [],
  lines: [lampLine],
  consumables: [],
};

/** The lamp as the search returns it. */
export const lamp = {
  ...lampLine,
  name_cn: '台灯',
  name_en: 'Desk lamp',
  barcode: '2000000000015',
  alias: '',
  declared_value: '12.50',
  total: 20,
  frozen: 5,
};

const euLine: QuoteMethod = {
  method: 'EU-LINE',
  name_en: 'EU line',
  name_cn: '欧洲专线',
  courier: 'Harbour Line',
  days_min: 7,
  days_max: 10,
  billing_method: 'greater',
  volume_factor: 8000,
  tax_terms: 'ddp',
  offered: true,
  zone: 'DE-1',
  volumetric_g: 3413,
  billable_g: 3413,
  chargeable_g: 3500,
  charged_as_g: 3500,
  items: [
    {
      code: 'basic_shipping',
      amount: '9.10',
      inputs: { kind: 'per_kg', zone: 'DE-1', charged_as_g: 3500, price: '2.6000', base: null, step_g: 100, minimum: false },
    },
    { code: 'registration', amount: '1.60', inputs: { zone: 'DE-1', fee: '1.60', group_percent: '100.00' } },
    { code: 'ioss', amount: '4.75', inputs: { rule: 'EU-IOSS', base: '25.00', percent: '19.00' } },
  ],
  shipping: '9.10',
  other: '6.35',
  total: '15.45',
  reasons: [],
  taxes: [{ kind: 'ioss', rule: 'EU-IOSS', mode: 'charged', base: '25.00', percent: '19.00', due: '4.75' }],
};

const express: QuoteMethod = {
  ...euLine,
  method: 'EXPRESS',
  name_en: 'Express',
  name_cn: '快递',
  courier: 'DHL',
  days_min: 3,
  days_max: 4,
  billing_method: 'actual',
  volume_factor: null,
  volumetric_g: null,
  billable_g: 2500,
  chargeable_g: 2500,
  charged_as_g: 2500,
  tax_terms: 'dap',
  items: [{ code: 'basic_shipping', amount: '27.75', inputs: { kind: 'flat', zone: 'A', charged_as_g: 2500, price: '27.75' } }],
  shipping: '27.75',
  other: '0.00',
  total: '27.75',
  taxes: [{ kind: 'ioss', rule: 'EU-IOSS', mode: 'recipient', base: '25.00', percent: '19.00', due: '4.75' }],
};

const closed: QuoteMethod = {
  ...euLine,
  method: 'POST',
  name_en: 'Post registered',
  name_cn: '邮政挂号',
  offered: false,
  zone: null,
  volumetric_g: null,
  billable_g: null,
  chargeable_g: null,
  charged_as_g: null,
  items: [],
  shipping: null,
  other: null,
  total: null,
  taxes: [],
  reasons: [{ code: 'WEIGHT_OVER_LIMIT', params: { actual: '2500', limit: '2000' } }],
};

/** Two methods for the order, and one that is not offered. */
export const quote: QuoteAnswer = {
  day: '2026-11-16',
  expires_at: '2026-11-17T09:00:00.000Z',
  parcel: { units: 2, goods_g: 2500, actual_g: 2500, sides_cm: ['45.50', '30.00', '20.00'], girth_cm: '145.50', value_usd: '25.00' },
  methods: [euLine, express, closed],
  warnings: [],
  currency: 'USD',
  recipient_day_value: '0.00',
  spendable: '100.00',
};

const services = [
  { service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', per: 'unit', price: '1.50' },
  { service: 'GIFT', name_en: 'Gift wrap', name_cn: '礼品包装', per: 'order', price: '5.00' },
];

/** Default responses for calls a test does not check; `own` overrides them by the last segment of the path. */
export function mockOrders(own: Record<string, (asked: Asked) => unknown> = {}): Play {
  const usual: Record<string, unknown> = {
    getPropertyList: { list: [{ property_id: 1, code: 'general', name_en: 'General goods', name_cn: '普货', sort: 0, enabled: 1 }] },
    getCountryList: {
      list: [
        { code: 'DE', name_en: 'Germany', name_cn: '德国' },
        { code: 'US', name_en: 'United States', name_cn: '美国' },
      ],
    },
    getWarehouseList: {
      list: [
        { warehouse_id: 1, code: 'SZ1', name_en: 'Shenzhen', name_cn: '深圳' },
        { warehouse_id: 2, code: 'LA1', name_en: 'Los Angeles', name_cn: '洛杉矶' },
      ],
    },
    getProductPackMaterial: { list: [giftBox, bubbleBag] },
    commonProductListForSearch: { list: [lamp] },
    checkDuplicate: { same_number: null, same_recipient: [] },
    getStatusCount: { list: [{ status: 'approving', count: 1200 }] },
    getOrderDetail: order,
    saveOrder: order,
    getShippingMethods: quote,
    getValueAddedServices: { list: services },
    submitOrder: { list: [{ item: 7, reply: { order_id: 7, order_no: row.order_no, total: '15.45' }, refusal: null }] },
    getMethodList: { list: [{ method: 'EU-LINE', name_en: 'EU line', name_cn: '欧洲专线' }] },
    getList: { list: [row, { ...row, order_id: 8, order_no: 'SO-261115-XYZ789', status: 'canceled' }], count: 2 },
  };
  return (asked) => {
    const call = asked.path.split('/').at(-1) ?? '';
    return own[call] ? own[call](asked) : usual[call];
  };
}
