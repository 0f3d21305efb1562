import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';

/** By a part of the SKU, a name, the alias or the barcode; opens the list filtered to it. */
export const palette: PaletteSource = {
  group: 'products',
  permission: 'desk.products.read',
  sign: '@',
  find: async (client, text, signal) => {
    const { list } = await client.send(productsDeskCalls.deskList, { page: 1, limit: 10, keyword: text.slice(0, 100) }, { signal });
    return list.map(({ customer_id, sku, product_name, customer_name }) => ({
      path: `/product-list?customer_id=${customer_id}&keyword=${encodeURIComponent(sku)}`,
      title: sku,
      note: `${product_name} · ${customer_name}`,
    }));
  },
};
