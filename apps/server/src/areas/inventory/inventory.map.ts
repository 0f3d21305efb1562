import { daysBetween } from '#server/kernel/days.ts';
import { smallProductPicture } from '@quayside/contract/kernel/paths';

export function levelRow<Row extends { image_file_id: string | null; is_low: boolean | null }>({ image_file_id, is_low, ...row }: Row) {
  return { ...row, is_low: is_low ?? false, image_url: smallProductPicture(image_file_id) };
}

export function snapshotRow<Row extends { image_file_id: string | null; total_after: number; frozen_after: number }>(row: Row) {
  const { image_file_id, total_after: total, frozen_after: frozen, ...rest } = row;
  return { ...rest, total, frozen, available: total - frozen, image_url: smallProductPicture(image_file_id) };
}

export function logRow<Row extends { total_after: number; frozen_after: number }>(row: Row) {
  return { ...row, available_after: row.total_after - row.frozen_after };
}

export function layerRow<Row extends { shelved_on: string }>(row: Row, today: string) {
  return { ...row, age_days: daysBetween(row.shelved_on, today) };
}
