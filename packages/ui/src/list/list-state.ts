export const pagingNames: ReadonlySet<string> = new Set(['page', 'limit', 'sort', 'order']);

export type ListChange = Readonly<Record<string, string | number | undefined>>;

/** The URL after a change. Every change except of the page number resets to the first page. */
export function changedParams(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The URL's filters, tab and sorting in a fixed order, without the page number: two URLs of the same view are equal. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

/** The filters without paging and sorting: for an export, and to tell "no rows" from "no matches". */
export function filtersOf(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => !pagingNames.has(name) && value !== undefined));
}
