import type { ListSettings, ViewInput } from '@quayside/contract/list-settings/list-settings.schemas';
import type { ColumnPreference, ListPreference } from '../kernel/theme-settings.ts';

/** A person's columns as the calls take them. */
export function toColumns({ hidden, order, widths, pins }: ColumnPreference): ViewInput['columns'] {
  return { hidden: hidden === null ? null : [...hidden], order: [...order], widths: { ...widths }, pins: { ...pins } };
}

export function toSettings(preference: ListPreference): ListSettings {
  const limit = preference.limit as ListSettings['limit']; // read from the same sizes
  return { ...toColumns(preference), limit, density: preference.density };
}
