import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import type { Asked, Play } from '@quayside/ui/testing';
import { bubbleBag, giftBox } from '#portal/kernel/consumables/testing.ts';

export const lamp: ProductDetail = {
  product_id: 5,
  sku: 'LAMP-1',
  product_name: 'Desk lamp',
  name_cn: '台灯',
  name_en: 'Desk lamp',
  color: 'white',
  size: '',
  declared_value: '12.50',
  property_ids: [1],
  hs_code: '94052100',
  weight_g: 1250,
  warning_quantity: 20,
  barcode: '2000000000015',
  alias: 'TABLE-LAMP',
  image_url: null,
  image_error: null,
  scan_serial: 0,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
  total: 40,
  frozen: 25,
  available: 15,
  length_cm: '30',
  width_cm: '20',
  height_cm: '45.5',
  origin_country: 'CN',
  material_en: 'Steel',
  material_cn: '钢',
  purpose_en: '',
  purpose_cn: '',
  brand: 'Lumo',
  category_ids: [11],
  image_file_id: null,
  pending_image_url: '',
  consumables: [],
  measured_weight_g: 1310,
  measured_length_cm: '30.5',
  measured_width_cm: '20.2',
  measured_height_cm: '46',
  measured_volume_m3: '0.028341',
  measured_at: '2026-11-03T00:00:00.000Z',
};

const categories = Array.from({ length: 11 }, (_, at) => ({
  category_id: at + 1,
  parent_id: null,
  name_en: `Category ${at + 1}`,
  name_cn: `分类${at + 1}`,
  sort: at,
  enabled: 1,
}));

/** Default responses for calls a test does not check; `own` overrides them by the last segment of the path. */
export function mockProducts(own: Record<string, (asked: Asked) => unknown> = {}): Play {
  const usual: Record<string, unknown> = {
    getPropertyList: { list: [{ property_id: 1, code: 'general', name_en: 'General goods', name_cn: '普货', sort: 0, enabled: 1 }] },
    getProductCategoryList: { list: categories },
    getCountryList: { list: [{ code: 'CN', name_en: 'China', name_cn: '中国' }] },
    getProductPackMaterial: { list: [giftBox, bubbleBag] },
    getProductDetail: lamp,
    addProduct: lamp,
    getList: { list: [lamp, { ...lamp, product_id: 6, sku: 'CABLE-1', barcode: 'LONG-BARCODE-OF-30-CHARACTERS', available: 0 }], count: 2 },
  };
  return (asked) => {
    const call = asked.path.split('/').at(-1) ?? '';
    return own[call] ? own[call](asked) : usual[call];
  };
}

export const editor = ['products.read', 'products.edit', 'inventory.read'];
