/**
 * A merchant and the SKUs a user may see: null means all of them, else only those listed (a supplier's limit, D-65). The key of an
 * integration may also be limited to warehouses.
 */
export type SkuScope = {
  readonly customerId: number;
  readonly skuScope: readonly string[] | null;
  readonly warehouseIds?: readonly number[] | null;
};
