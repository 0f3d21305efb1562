/** What keeps a product from being deleted, as it stands in the refusal `products.in_use`. */
export const productUses = {
  sku: '{{sku}} ({{uses}})',
  between_skus: ', ',
  between_uses: '; ',
  more: '{{list}} and {{count}} more',
  stock: '{{total}} in stock at {{warehouse_code}}',
  stock_locked: '{{total}} in stock at {{warehouse_code}}, {{frozen}} of them locked',
  expected: '{{expected}} expected at {{warehouse_code}}',
  serials_one: '{{count}} bound serial number',
  serials_other: '{{count}} bound serial numbers',
  serials_of_order: '{{serials}}, order {{order_no}}',
  serials_of_orders: '{{serials}}, order {{order_no}} and {{others}} more',
  order: 'order {{order_no}}',
  inbound: 'appointment {{inbound_no}}',
} as const;
