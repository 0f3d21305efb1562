/** Label sizes in mm on thermal rolls (D-106); any other size within the limits is allowed too. */
export const labelSizes = [
  { width: 50, height: 30 },
  { width: 60, height: 40 },
  { width: 100, height: 50 },
] as const;
export const LABEL_MM = { min: 20, max: 200 } as const;
export const labelDpis = [203, 300] as const;
export const labelPapers = ['roll', 'a4'] as const;
/** A line of the merchant's own at the bottom of a label. */
export const MAX_LABEL_NOTE = 60;
export const MAX_COPIES = 1000;
/** Maximum number of labels in one print. */
export const MAX_LABELS = 2000;

/** One name when both say the same: letter case and spaces make no second name. */
export function labelNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
