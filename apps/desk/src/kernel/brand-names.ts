import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { useRead } from '@quayside/ui/kernel/query';

const readOptions = { silent: true, staleMs: 300_000 };

/** The brands' names, from the public call: every role may read a name, few may edit a brand. */
export function useBrandNames(): (platform_type: number) => string {
  const names = [
    useRead(brandsCalls.get, { platform_type: platformTypes[0] }, readOptions),
    useRead(brandsCalls.get, { platform_type: platformTypes[1] }, readOptions),
    useRead(brandsCalls.get, { platform_type: platformTypes[2] }, readOptions),
  ];
  return (wanted) => names.find(({ data }) => data?.platform_type === wanted)?.data?.site_name ?? String(wanted);
}

export function useBrandOptions() {
  const nameOf = useBrandNames();
  return platformTypes.map((value) => ({ value, label: nameOf(value) }));
}
