/** Reasons staff choose from when they send an order back, and the field each is about. */
export const sendBackReasons = {
  address_incomplete: 'address1',
  postcode_wrong: 'postal_code',
  phone_wrong: 'phone',
  value_wrong: 'lines',
  tax_number_missing: 'ioss_number',
  ioss_over_limit: 'ioss_number',
  duplicate_order: 'platform_order_no',
} as const satisfies Record<string, SendBackField>;
export type SendBackReason = keyof typeof sendBackReasons;
export const sendBackTemplates = Object.keys(sendBackReasons) as SendBackReason[]; // the keys of a constant

/** The fields of the order form an order may be sent back for. */
export const sendBackFields = [
  'platform_order_no',
  'first_name',
  'last_name',
  'phone',
  'email',
  'id_number',
  'country',
  'state',
  'city',
  'postal_code',
  'house_number',
  'address1',
  'lines',
  'method',
  'vat_number',
  'ioss_number',
] as const;
export type SendBackField = (typeof sendBackFields)[number];
