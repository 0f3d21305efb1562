import type { InputOf } from '@quayside/contract/kernel/call';
import type { productsCalls } from '@quayside/contract/products/products.calls';

export type ProductInput = InputOf<typeof productsCalls.save>;
let serial = 0;

/** The form's input, every field filled and valid. */
export function aProductInput(given: Partial<ProductInput> = {}): ProductInput {
  serial++;
  return {
    sku: `LAMP.oak_${serial}-A b`,
    product_name: 'Oak lamp 橡木台灯',
    name_cn: 'LED 橡木台灯',
    name_en: 'Oak table lamp',
    color: 'Natural',
    size: 'One size',
    length_cm: '20.5',
    width_cm: '15',
    height_cm: '40.25',
    declared_value: '12.50',
    property_ids: [1],
    hs_code: '9405409000',
    origin_country: 'CN',
    material_en: 'Oak',
    material_cn: '橡木',
    purpose_en: 'Lighting',
    purpose_cn: '照明',
    brand: 'Lumen & Oak',
    category_ids: [2],
    weight_g: 1250,
    warning_quantity: 20,
    barcode: '',
    alias: '',
    image_file_id: null,
    scan_serial: 0,
    consumables: [],
    ...given,
  };
}

/** Path and code of every field error in a response. */
export function errorsOf(answer: { content: unknown }): [string, string][] {
  const { fields = [] } = answer.content as { fields?: { path: string; code: string }[] }; // a refusal's content
  return fields.map(({ path, code }) => [path, code]);
}
