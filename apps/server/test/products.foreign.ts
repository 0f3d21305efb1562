import type { ForeignRows } from './kit/foreign-rows.ts';

/** The label of another merchant's product; the product itself is made by the test. */
export const productsForeign: ForeignRows = {
  calls: ['products.labelPreview'],
  make: () => Promise.resolve({ width_mm: 60, height_mm: 40, dpi: 203, show_name: 1, show_origin: 0, note: '' }),
};
