import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { deskMyWorkPaths } from '@quayside/contract/my-work/my-work.paths';
import { sumOf, type MenuCounts } from '@quayside/ui/kernel/menu-counts';
import { useRead, useRefreshAfterWrites } from '@quayside/ui/kernel/query';
import { useMemo } from 'react';

/** Asked again by itself while the window is visible. */
const EVERY_MS = 30_000;

/** What waits behind the pages of the menu, and all of it at "My work". Every change that is saved counts again. */
export function useMenuCounts(): MenuCounts {
  const read = useRead(myWorkDeskCalls.counts, {}, { silent: true, pollMs: () => EVERY_MS });
  useRefreshAfterWrites('my-work');
  const list = read.data?.list;
  return useMemo(() => {
    const waiting = (list ?? []).filter(({ count }) => count > 0);
    const pages = [...Map.groupBy(waiting, ({ path }) => path), [deskMyWorkPaths.page, waiting] as const];
    return new Map(pages.flatMap(([path, of]) => [sumOf(of)].flatMap((sum) => (sum === undefined ? [] : [[path, sum] as const]))));
  }, [list]);
}
