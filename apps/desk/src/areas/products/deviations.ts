import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { deviation, type Deviation } from '@quayside/domain/products/measure-rules';

export function weightDeviation(row: Pick<DeskProductRow, 'weight_g' | 'measured_weight_g'>): Deviation | null {
  return deviation(row.weight_g, row.measured_weight_g);
}

export function sideDeviations(row: DeskProductRow): (Deviation | null)[] {
  return [
    deviation(row.length_cm, row.measured_length_cm),
    deviation(row.width_cm, row.measured_width_cm),
    deviation(row.height_cm, row.measured_height_cm),
  ];
}

/** The largest deviation: the list shows only one. */
export function worst(all: readonly (Deviation | null)[]): Deviation | null {
  return all.reduce((far, one) => (one !== null && (far === null || Math.abs(one.ratio) > Math.abs(far.ratio)) ? one : far), null);
}
