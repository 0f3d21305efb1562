import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { cancelOrders, saveOrder } from '#server/areas/orders/orders.public.ts';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { merchantOf } from './demo-people.ts';

const HOUR_MS = 3_600_000;

/** Hours ago, number, warehouse, lines, recipient, phone, country, state, city, zip, house no, street, address type, packaging, remark. */
const table = `
268 | 114-7738120-4410633 | 1 | LAMP-OAK-01 x 1, BULB-E27-WARM x 2 | Grace Holloway | +1 503 555 0142 | US | Oregon | Portland | 97205 | | 1218 SW Washington St | residential | |
241 | 305-2290417-8813940 | 1 | MUG-STONE-4 x 1 | Lena Brandt | +49 30 5550 1188 | DE | Berlin | Berlin | 10435 | 54 | Kastanienallee | residential | Bubble bag x 2 | Please no advertising in the parcel
216 | LO-1043 | 1 | PAN-IRON-26 x 1, BOARD-BAMBOO x 1 | Camille Roussel | +33 1 55 50 42 17 | FR | Île-de-France | Paris | 75011 | 18 | Rue Oberkampf | residential | Carton M x 1 |
190 | 026-5518832-1907745 | 1 | SNEAKER-42 x 1 | Oliver Whitcombe | +44 20 7946 0321 | GB | England | Bristol | BS1 4QA | | 7 Harbour Walk | residential | |
167 | LO-1051 | 1 | EARBUDS-AIR x 2 | 高橋 美咲 | +81 3 5550 7741 | JP | 東京都 | 渋谷区 | 150-0001 | | 神宮前 3-14-8 | residential | Carton S x 1 | ギフト包装なし
142 | LO-1058 | 1 | TSHIRT-W-M x 3, TSHIRT-M-L x 2 | Beatriz Carvalho | +55 11 95550 2290 | BR | São Paulo | São Paulo | 01310-100 | | Avenida Paulista 900, apto 82 | residential | |
118 | 114-9920015-7734412 | 2 | SHADE-LINEN-L x 6, LAMP-OAK-02 x 3 | Dana Whitfield | +1 312 555 0177 | US | Illinois | Chicago | 60607 | | 333 W Lake St, Dock 2 | business | Carton M x 3 | Deliver on weekdays, 9:00 to 16:00
96 | LO-1064 | 2 | PUZZLE-1000 x 1 | Sanne de Vries | +31 20 555 0193 | NL | Noord-Holland | Amsterdam | 1015 CJ | 212 | Prinsengracht | residential | Carton S x 1 |
71 | 114-0047716-2289051 | 1 | CHARGER-65W x 4, CABLE-USBC-2M x 4 | Marcus Bell | +1 315 555 0110 | US | AP | APO | 96350 | | PSC 473 Box 1120 | military | |
47 | LO-1070 | 1 | CREAM-HAND-75 x 5 | Lucía Ferrer | +34 91 555 01 64 | ES | Madrid | Madrid | 28004 | 31 | Calle de Fuencarral | residential | | Es un regalo
22 | 305-8841290-6650271 | 2 | LIGHT-BIKE-SET x 2 | Jonas Keller | +49 221 5550 163 | DE | Nordrhein-Westfalen | Köln | 50674 | 9 | Lindenstraße | residential | Bubble bag x 1 |
5 | LO-1077 | 1 | STRIP-LED-5M x 2, BULB-E27-WARM x 4 | Amelia Tran | +61 2 5550 4418 | AU | New South Wales | Sydney | 2010 | | 88 Crown Street | residential | Carton S x 1 |
`;
/** An order cancelled a few hours later. */
const CANCELED = 'LO-1051';

type Known = {
  readonly products: ReadonlyMap<string, { product_id: number; name_en: string; declared_value: string }>;
  readonly consumables: ReadonlyMap<string, number>;
};

/** Orders from several shops to several countries, saved through the same service merchants call. */
export async function fillOrders(ctx: SystemCtx, customerId: number): Promise<void> {
  const merchant = await merchantOf(ctx, customerId);
  const known = await lookUp(ctx, customerId);
  for (const row of table.trim().split('\n')) {
    const { hours, input } = orderOf(row, known);
    const { order_id } = await saveOrder(at(merchant, hours), OrderInput.parse(input));
    if (input.platform_order_no === CANCELED) await cancelOrders(at(merchant, hours - 4), { ids: [order_id] });
  }
}

const at = (ctx: MerchantCtx, hours: number): MerchantCtx => ({ ...ctx, now: new Date(ctx.now.getTime() - hours * HOUR_MS) });

async function lookUp({ tx }: SystemCtx, customerId: number): Promise<Known> {
  const products = await tx
    .selectFrom('products')
    .select(['sku', 'product_id', 'name_en', 'declared_value'])
    .where('customer_id', '=', customerId)
    .execute();
  const consumables = await tx.selectFrom('consumables').select(['name_en', 'consumable_id']).execute();
  return {
    products: new Map(products.map((one) => [one.sku, one])),
    consumables: new Map(consumables.map((one) => [one.name_en, one.consumable_id])),
  };
}

function orderOf(row: string, { products, consumables }: Known) {
  const [hours, platform_order_no, warehouse, goods, name = '', phone, country, state, city, postal_code, ...rest] = row
    .split('|')
    .map((cell) => cell.trim());
  const [house_number, address1, address_type, packaging, remark] = rest;
  const [first_name, ...last] = name.split(' ');
  const lines = counted(goods).map(({ what, quantity }) => {
    const product = products.get(what);
    return { product_id: product?.product_id, product_name: product?.name_en, unit_price: product?.declared_value, quantity };
  });
  const chosen = counted(packaging).map(({ what, quantity }) => ({ consumable_id: consumables.get(what), quantity }));
  const place = { country, state, city, postal_code, house_number, address1, address_type };
  const order = { platform_order_no, warehouse_id: Number(warehouse), first_name, last_name: last.join(' '), phone, remark };
  return { hours: Number(hours), input: { ...order, ...place, lines, consumables: chosen } };
}

/** "Carton S x 1, Bubble bag x 2". */
function counted(cell = ''): { what: string; quantity: number }[] {
  return cell === ''
    ? []
    : cell.split(', ').map((one) => {
        const [what = '', quantity] = one.split(' x ');
        return { what, quantity: Number(quantity) };
      });
}
