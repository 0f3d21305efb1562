const MAX_SHOWN = 99;
/** Counting stops here: a badge shows nothing above it. */
export const BADGE_COUNTS_TO = MAX_SHOWN + 1;

/** The text of a menu entry's badge: none at zero, "99+" above 99. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}
