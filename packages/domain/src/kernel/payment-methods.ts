/** Payment methods of merchants (LIMIT-06). All eight are kept although some overlap, so statements carry over exactly (D-59). */
export const paymentMethods = ['wire_transfer', 'paypal', 'alipay', 'wechat', 'tt', 'western_union', 'bank', 'payoneer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
