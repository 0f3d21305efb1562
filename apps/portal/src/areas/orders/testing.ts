import type { OrderDetail, OrderRow } from '@quayside/contract/orders/orders.schemas';
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
};

export const row: OrderRow = {
  order_id: 7,
  order_no: 'SO-261115-ABC234',
  platform_order_no: 'SHOP-1',
  status: 'approving',
  warehouse_id: 1,
  recipient_name: 'Anna Berg',
  country: 'DE',
  city: 'Berlin',
  sku_quantity: 1,
  quantity: 2,
  total: '25.00',
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
    getList: { list: [row, { ...row, order_id: 8, order_no: 'SO-261115-XYZ789', status: 'canceled' }], count: 2 },
  };
  return (asked) => {
    const call = asked.path.split('/').at(-1) ?? '';
    return own[call] ? own[call](asked) : usual[call];
  };
}
