import type { Tx } from '#server/kernel/database.ts';
import { generatedBarcode } from '@quayside/domain/products/barcode-rules';
import { sql } from 'kysely';
import { serialSku } from './year/year-goods.ts';

/** SKU, product name, Chinese name, English name, category, attributes, declared value, grams, cm, HS code, warning quantity, barcode. */
const table = `
LAMP-OAK-01 | Oak table lamp 橡木台灯 | 橡木台灯 | Oak table lamp | Lighting | general | 18.50 | 1250 | 20 x 20 x 42 | 9405210090 | 40 | 4006381333931
LAMP-OAK-02 | Oak floor lamp 橡木落地灯 | 橡木落地灯 | Oak floor lamp | Lighting | general | 42.00 | 4800 | 30 x 30 x 155 | 9405210090 | 15 |
SHADE-LINEN-S | Linen shade S | 亚麻灯罩（小） | Linen lamp shade, small | Lighting | textile | 6.20 | 310 | 22 x 22 x 18 | 9405990000 | 60 |
SHADE-LINEN-L | Linen shade L | 亚麻灯罩（大） | Linen lamp shade, large | Lighting | textile | 9.80 | 520 | 38 x 38 x 28 | 9405990000 | 40 |
BULB-E27-WARM | LED bulb E27 warm | LED 灯泡 E27 暖光 | LED bulb E27, warm white | Lighting | fragile | 2.10 | 62 | 6 x 6 x 11.50 | 8539520000 | 200 | 036000291452
STRIP-LED-5M | LED strip 5 m | LED 灯带 5 米 | LED strip, 5 m | Lighting | general | 7.90 | 240 | 18 x 18 x 2.50 | 9405420000 | 80 |
CABLE-USBC-1M | USB-C cable 1 m | USB-C 数据线 1 米 | USB-C cable, 1 m | Chargers and cables | general | 1.80 | 35 |  | 8544421100 | 300 |
CABLE-USBC-2M | USB-C cable 2 m | USB-C 数据线 2 米 | USB-C cable, 2 m | Chargers and cables | general | 2.40 | 58 |  | 8544421100 | 300 |
CHARGER-65W | Charger 65 W | 65W 氮化镓充电器 | GaN charger 65 W | Chargers and cables | general | 14.00 | 118 | 5.20 x 5.20 x 3.10 | 8504401990 | 100 |
POWERBANK-10K | Power bank 10000 | 充电宝 10000 毫安时 | Power bank 10000 mAh | Phone accessories | battery_inside | 12.60 | 212 | 14.50 x 6.80 x 1.60 | 8507600090 | 50 |
CASE-15-CLEAR | Phone case clear | 透明手机壳 | Clear phone case | Phone accessories | general | 1.20 | 32 |  | 3926909090 | 150 |
EARBUDS-AIR | Wireless earbuds | 无线蓝牙耳机 | Wireless earbuds | Audio | battery_inside magnetic | 16.90 | 96 | 9 x 9 x 4 | 8518300000 | 60 |
SPEAKER-MINI | Mini speaker | 迷你蓝牙音箱 | Mini Bluetooth speaker | Audio | battery_inside magnetic | 11.30 | 340 | 8 x 8 x 9.50 | 8518220000 | 40 |
PAN-IRON-26 | Iron pan 26 cm | 铸铁煎锅 26 厘米 | Cast iron pan, 26 cm | Kitchen | general | 13.40 | 2350 | 47 x 27 x 5.50 | 7323910000 | 20 |
KNIFE-CHEF-20 | Chef's knife 20 cm | 主厨刀 20 厘米 | Chef's knife, 20 cm | Kitchen | blade | 15.70 | 265 | 36 x 6 x 2.50 | 8211920000 | 30 |
BOARD-BAMBOO | Bamboo board | 竹砧板 | Bamboo cutting board | Kitchen | wood | 5.60 | 890 | 38 x 26 x 1.80 | 4419110000 | 40 |
MUG-STONE-4 | Stoneware mugs, 4 | 陶瓷杯四件套 | Stoneware mugs, set of 4 | Kitchen | fragile | 10.20 | 1480 | 26 x 26 x 11 | 6912001000 | 25 |
DRILL-BIT-13 | Drill bits, 13 | 钻头十三件套 | Drill bits, set of 13 | Tools | general | 6.90 | 310 |  | 8207509000 | 40 |
TSHIRT-W-M | T-shirt women M | 女士纯棉 T 恤 M | Women's cotton T-shirt, M | Women | textile | 4.30 | 145 |  | 6109100021 | 120 |
TSHIRT-M-L | T-shirt men L | 男士纯棉 T 恤 L | Men's cotton T-shirt, L | Men | textile | 4.60 | 178 |  | 6109100022 | 120 |
SNEAKER-42 | Sneakers 42 | 运动鞋 42 码 | Sneakers, size 42 | Shoes | textile | 19.80 | 820 | 33 x 21 x 12 | 6404110000 | 30 |
PUZZLE-1000 | Puzzle 1000 | 拼图 1000 片 | Jigsaw puzzle, 1000 pieces | Puzzles | general | 5.10 | 680 | 34 x 24 x 5.50 | 9503006000 | 50 |
CREAM-HAND-75 | Hand cream 75 ml | 护手霜 75 毫升 | Hand cream, 75 ml | Skin care | paste cosmetics | 2.90 | 96 |  | 3304990039 | 150 |
LIGHT-BIKE-SET | Bike light set | 自行车灯套装 | Bicycle light set | Cycling | battery_packed | 8.40 | 188 | 12 x 9 x 5 | 8512100000 | 60 |
YOGA-MAT-6 | Yoga mat 6 mm | 瑜伽垫 6 毫米 | Yoga mat, 6 mm | Fitness | general | 7.70 | 960 | 61 x 12 x 12 | 4016999090 | 35 |
`;

/** The SKUs the demo's supplier may see. */
export const supplierSkus = ['LAMP-OAK-01', 'LAMP-OAK-02', 'SHADE-LINEN-S', 'SHADE-LINEN-L'];

/** A shop's products, with the provider's packaging and one box of the merchant's own. */
export async function fillProducts(tx: Tx, customer_id: number): Promise<void> {
  const categories = new Map(
    (await tx.selectFrom('categories').select(['name_en', 'category_id']).execute()).map((one) => [one.name_en, one.category_id]),
  );
  const properties = new Map(
    (await tx.selectFrom('properties').select(['code', 'property_id']).execute()).map((one) => [one.code, one.property_id]),
  );
  const rows = [];
  for (const line of table.trim().split('\n')) {
    const [sku = '', product_name = '', name_cn = '', name_en = '', category = '', codes = '', ...figures] = line
      .split('|')
      .map((cell) => cell.trim());
    const [declared_value = '', weight = '', size = '', hs_code = '', warning = '', barcode = ''] = figures;
    const [length_cm = null, width_cm = null, height_cm = null] = size === '' ? [] : size.split(' x ');
    const fields = { customer_id, sku, product_name, name_cn, name_en, declared_value, hs_code, length_cm, width_cm, height_cm };
    rows.push({
      ...fields,
      weight_g: Number(weight),
      warning_quantity: Number(warning),
      origin_country: 'CN',
      brand: 'Lumen & Oak',
      scan_serial: sku === serialSku,
      property_ids: codes.split(' ').flatMap((code) => properties.get(code) ?? []),
      category_ids: [categories.get(category) ?? 0],
      barcode: barcode === '' ? generatedBarcode(await nextNumber(tx)) : barcode,
    });
  }
  const made = await tx.insertInto('products').values(rows).returning(['product_id', 'sku']).execute();
  await tx
    .insertInto('product_codes')
    .values(made.map(({ product_id, sku }) => ({ customer_id, product_id, code: sku.toLowerCase(), is_alias: false })))
    .execute();
  await fillConsumables(tx, customer_id, new Map(made.map((one) => [one.sku, one.product_id])));
}

async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('generated_barcodes') as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

async function fillConsumables(tx: Tx, customer_id: number, products: ReadonlyMap<string, number>): Promise<void> {
  const made = await tx
    .insertInto('consumables')
    .values([
      { name_en: 'Carton S', name_cn: '小号纸箱', specification: '20 x 15 x 10 cm', unit_price: '0.18', weight_g: 60, quantity: 5000 },
      { name_en: 'Carton M', name_cn: '中号纸箱', specification: '35 x 25 x 20 cm', unit_price: '0.42', weight_g: 165, quantity: 3200 },
      {
        name_en: 'Bubble bag',
        name_cn: '气泡袋',
        specification: '25 x 30 cm',
        unit_price: '0.00',
        weight_g: 8,
        chargeable: false,
        quantity: 20000,
      },
      {
        name_en: 'Lamp box',
        name_cn: '台灯专用盒',
        specification: '25 x 25 x 48 cm',
        unit_price: '0.95',
        weight_g: 320,
        quantity: 400,
        customer_id,
      },
    ])
    .returning(['consumable_id', 'name_en'])
    .execute();
  const consumables = new Map(made.map((one) => [one.name_en, one.consumable_id]));
  const attached = [
    ['LAMP-OAK-01', 'Lamp box'],
    ['LAMP-OAK-01', 'Bubble bag'],
    ['MUG-STONE-4', 'Carton M'],
    ['BULB-E27-WARM', 'Bubble bag'],
  ] as const;
  await tx
    .insertInto('product_consumables')
    .values(
      attached.map(([sku, name]) => ({
        customer_id,
        product_id: products.get(sku) ?? 0,
        consumable_id: consumables.get(name) ?? 0,
        quantity: 1,
      })),
    )
    .execute();
}
