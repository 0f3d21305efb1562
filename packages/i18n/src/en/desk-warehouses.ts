/** Warehouses as staff keep them. */
export const deskWarehouses = {
  title: 'Warehouses',
  purpose: 'Warehouse codes and delivery addresses',
  add: 'Add a warehouse',
  code: 'Code',
  code_hint: '2 to 12 capital letters, digits or hyphens, for example LAX-1.',
  name: 'Warehouse',
  country: 'Country',
  address: 'Address',
  address_en: 'Address in English',
  address_cn: 'Address in Chinese',
  contact: 'Contact',
  phone: 'Phone',
  off_text: 'It is no longer offered to merchants. Existing stock stays and is still shown.',
  empty_title: 'No warehouses yet',
  empty_hint: 'Add the first one: nothing can be received without it.',
} as const;
