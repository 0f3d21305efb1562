import type { Paths } from '../kernel/page-paths.ts';

export const deskTariffPaths = {
  list: '/tariffs',
  detail: (version_id: number) => `/tariffs/details?id=${version_id}`,
  import: '/tariffs/import',
  imported: (import_id: number) => `/tariffs/import?import_id=${import_id}`,
  parcel: '/tariffs/parcel',
} as const satisfies Paths;
