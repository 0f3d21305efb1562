/** Papers of carton marks, in mm: A4 and two sizes of label printers. */
export const markPapers = [
  { width_mm: 100, height_mm: 150 },
  { width_mm: 100, height_mm: 100 },
  { width_mm: 210, height_mm: 297 },
] as const;
