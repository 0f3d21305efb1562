/** How a merchant may pay (LIMIT-06). All eight as given, although some overlap: statements carry over exactly (D-59). */
export const paymentMethods = ['wire_transfer', 'paypal', 'alipay', 'wechat', 'tt', 'western_union', 'bank', 'payoneer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
