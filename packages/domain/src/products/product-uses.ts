/** What still needs a product, so that it cannot be deleted (PROD-08). Every area whose documents name products adds its kind. */
export type ProductUse =
  | {
      readonly kind: 'stock';
      readonly warehouse_code: string;
      readonly total: number;
      readonly frozen: number;
      /** Announced and not yet shelved. */
      readonly expected: number;
    }
  | {
      readonly kind: 'serials';
      /** Serial numbers that went out, and with how many orders; one of those. */
      readonly count: number;
      readonly orders: number;
      readonly order_no: string | null;
    }
  | {
      readonly kind: 'orders';
      /** The newest few orders that are not over. */
      readonly order_nos: readonly string[];
    };

export type UsedSku = { readonly sku: string; readonly uses: readonly ProductUse[] };
