export type ParcelOrder = { readonly customer_id: number; readonly order_id: number; readonly order_no: string };
