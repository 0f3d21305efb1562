/** Product attributes as staff keep them. */
export const deskProperties = {
  title: 'Product attributes',
  purpose: 'Shipping attributes: general products, battery, liquid …',
  add: 'Add an attribute',
  name: 'Attribute',
  code: 'Code',
  code_hint: 'What carriers and imports know it by, for example battery_inside.',
  off_text: 'New products can no longer choose it. Products that already have it keep it.',
  empty_title: 'No attributes yet',
  empty_hint: 'Add what carriers need to know, for example batteries or liquids.',
} as const;
