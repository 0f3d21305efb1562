/** The columns of the import template. Rows with one reference make one appointment; the figures of a box are in its first row. */
export const inboundColumns = [
  { key: 'reference', required: true },
  { key: 'warehouse', required: true, choices: 'warehouses' },
  { key: 'sku', required: true },
  { key: 'quantity', required: true },
  { key: 'purchase_price' },
  { key: 'box_no' },
  { key: 'weight_kg' },
  { key: 'length_cm' },
  { key: 'width_cm' },
  { key: 'height_cm' },
  { key: 'arrival_date' },
  { key: 'arrival_period', choices: 'arrival_periods' },
  { key: 'carrier' },
  { key: 'tracking_number' },
  { key: 'remark' },
] as const;
