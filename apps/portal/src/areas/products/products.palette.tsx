import { productsCalls } from '@quayside/contract/products/products.calls';
import { productPaths } from '@quayside/contract/products/products.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';

/** By a part of the SKU, a name, the alias or the barcode. */
export const palette: PaletteSource = {
  group: 'products',
  permission: 'products.read',
  sign: '@',
  find: async (client, text, signal) => {
    const { list } = await client.send(productsCalls.list, { page: 1, limit: 10, keyword: text.slice(0, 100) }, { signal });
    return list.map(({ product_id, sku, product_name }) => ({ path: productPaths.detail(product_id), title: sku, note: product_name }));
  },
};
