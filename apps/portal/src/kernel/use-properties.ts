import { propertiesCalls } from '@quayside/contract/properties/properties.calls';
import type { SelectOption } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useMemo } from 'react';

const HOUR_MS = 3_600_000;

/** The attributes a product can have, to choose from and to name. */
export function useProperties() {
  const list = useRead(propertiesCalls.list, {}, { staleMs: HOUR_MS }).data?.list;
  return useMemo(() => {
    const all = list ?? [];
    const options: SelectOption[] = all.map((one) => ({ value: one.property_id, label: localName(one) }));
    const textOf = (ids: readonly number[]) => ids.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []).join(', ');
    return { all, options, textOf };
  }, [list]);
}
