import type { BoxRow, InboundDetail, InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import type { Asked, Play } from '@quayside/ui/testing';

export const editor = ['inbound.read', 'inbound.edit', 'inbound.pack', 'products.read', 'loss-orders.read'];
export const supplier = ['inbound.read', 'inbound.pack'];

export const row: InboundRow = {
  inbound_id: 7,
  inbound_no: 'ASN-261115-4KQD7',
  original_no: 'ASN-261115-4KQD7',
  warehouse_id: 1,
  bill_status: 'draft',
  audit_status: null,
  stage: null,
  shipping_method: 'express',
  carrier: 'SF Express',
  tracking_numbers: ['SF100', 'SF101'],
  plate: '',
  arrival_date: '2026-11-20',
  arrival_period: 'morning',
  proposed_date: null,
  proposed_period: null,
  volume_m3: '0.096',
  sku_quantity: 2,
  box_quantity: 3,
  reservation_quantity: 100,
  effective_quantity: 0,
  loss_order_nos: [],
  goods: [{ sku: 'STRIP-LED', quantity: 80, image_url: null }],
  created_by: 'Mei Lin',
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
  submitted_at: null,
  shelved_at: null,
};

const line = {
  product_name: 'LED strip 5 m',
  barcode: '2000000000015',
  image_url: null,
  weight_g: 250,
  scan_serial: false,
  purchase_price: '3.20',
  packed: 80,
  received: 0,
  qualified: 0,
  shelved: 0,
};
export const lines: InboundDetail['lines'] = [
  { ...line, product_id: 5, sku: 'STRIP-LED', quantity: 80 },
  { ...line, product_id: 6, sku: 'BULB-E27', product_name: 'Bulb', barcode: '2000000000022', weight_g: 60, quantity: 20, packed: 20 },
];
const size = { length_cm: '60', width_cm: '40', height_cm: '40' };

const { goods: _goods, ...facts } = row;
/** Two equal boxes of 40 strips, one of 20 bulbs: everything packed. */
export const inbound: InboundDetail = {
  ...facts,
  step: 3,
  packing_method: 'mixed',
  driver_name: '',
  driver_phone: '',
  packaging: 'carton',
  inspection: 'sampling',
  remark: '',
  declared_value: null,
  insurance_rate: null,
  insurance_fee: null,
  services: [],
  fees_total: '0.00',
  audit_comment: '',
  audited_at: null,
  arrived_at: null,
  completed_at: null,
  lines,
  boxes: [
    { first_box_no: 1, count: 2, weight_kg: '10.5', ...size, items: [{ product_id: 5, quantity: 40 }] },
    { first_box_no: 3, count: 1, weight_kg: '1.8', ...size, items: [{ product_id: 6, quantity: 20 }] },
  ],
  box_states: [{ state: 'announced', count: 3 }],
  events: [{ kind: 'created', params: {}, actor_kind: 'main', actor_name: 'Mei Lin', created_at: '2026-11-15T08:00:00.000Z' }],
};

export const boxRow: BoxRow = {
  inbound_id: 7,
  inbound_no: row.inbound_no,
  bill_status: 'confirmed',
  warehouse_id: 1,
  box_no: 1,
  box_quantity: 3,
  mark: 'BX-4KQD7-001',
  state: 'counted',
  weight_kg: '10.5',
  ...size,
  measured_weight_kg: '10.8',
  measured_length_cm: null,
  measured_width_cm: null,
  measured_height_cm: null,
  items: [
    { product_id: 5, sku: 'STRIP-LED', product_name: 'LED strip 5 m', quantity: 40, received: 38, broken: 0, qualified: null, shelved: 0 },
  ],
};

/** A product as the search answers it. */
export const cable = {
  product_id: 8,
  sku: 'CABLE-2M',
  alias: '',
  product_name: 'Cable',
  name_cn: '数据线',
  name_en: 'Cable',
  barcode: '2000000000039',
  image_url: null,
  total: 0,
  frozen: 0,
  available: 0,
  declared_value: '1.00',
  property_ids: [1],
  hs_code: '',
  weight_g: 40,
  consumables: [],
};

export const options = {
  warehouses: [
    { warehouse_id: 1, code: 'SZ1', name_en: 'Shenzhen', name_cn: '深圳' },
    { warehouse_id: 2, code: 'LA1', name_en: 'Los Angeles', name_cn: '洛杉矶' },
  ],
  services: [
    { service_id: 1, name_en: 'Labelling', name_cn: '贴标', unit: 'unit', price: '0.05' },
    { service_id: 2, name_en: 'Unloading', name_cn: '卸货', unit: 'box', price: '1.50' },
  ],
  insurance_rate: '0.003',
  carriers: ['SF Express', 'YTO'],
  first_day: '2026-11-17',
};

/** Default responses for calls a test does not check; `own` overrides them by the last segment of the path. */
export function mockInbound(own: Record<string, (asked: Asked) => unknown> = {}): Play {
  const usual: Record<string, unknown> = {
    getWarehouseList: { list: options.warehouses },
    commonProductListForSearch: { list: [cable] },
    getStatusCount: { list: [{ status: 'draft', count: 12 }] },
    getOptions: options,
    getInboundDetail: inbound,
    saveInbound: inbound,
    getBoxes: { list: [boxRow], count: 1 },
    getDraft: { draft: null },
    saveDraft: { version: 1, updated_at: '2026-11-16T10:00:00Z' },
    discardDraft: {},
    getList: { list: [row, { ...row, inbound_id: 8, inbound_no: 'ASN-261114-AAAAA', original_no: 'ASN-261114-AAAAA' }], count: 2 },
  };
  return (asked) => {
    const call = asked.path.split('/').at(-1) ?? '';
    return own[call] ? own[call](asked) : usual[call];
  };
}
