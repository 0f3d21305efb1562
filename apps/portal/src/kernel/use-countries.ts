import { countriesCalls } from '@quayside/contract/countries/countries.calls';
import type { SelectOption } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useMemo } from 'react';

const HOUR_MS = 3_600_000;
/** `search` holds every name of the country, in all languages. */
export type CountryOption = SelectOption & { search: string };

export function useCountries(): CountryOption[] {
  const list = useRead(countriesCalls.list, {}, { staleMs: HOUR_MS }).data?.list;
  return useMemo(
    () =>
      (list ?? []).map((one) => ({
        value: one.code,
        label: `${localName(one)} (${one.code})`,
        search: `${one.name_en} ${one.name_cn} ${one.code}`,
      })),
    [list],
  );
}
