/** Whose SKUs, and which of them: null is every SKU of the merchant, else only those named (a supplier's limit, D-65). */
export type SkuScope = { readonly customerId: number; readonly skuScope: readonly string[] | null };
