/** What still uses a product, so that it cannot be deleted (PROD-08). Every area whose documents reference products adds its kind. */
export type ProductUse =
  | {
      readonly kind: 'stock';
      readonly warehouse_code: string;
      readonly total: number;
      readonly frozen: number;
      /** Announced and not yet put away. */
      readonly expected: number;
    }
  | {
      readonly kind: 'serials';
      /** Serial numbers that were shipped, the number of their orders, and one of those orders. */
      readonly count: number;
      readonly orders: number;
      readonly order_no: string | null;
    }
  | {
      readonly kind: 'orders';
      /** The newest few open orders. */
      readonly order_nos: readonly string[];
    }
  | {
      readonly kind: 'inbounds';
      /** The newest few open appointments. */
      readonly inbound_nos: readonly string[];
    };

export type UsedSku = { readonly sku: string; readonly uses: readonly ProductUse[] };
