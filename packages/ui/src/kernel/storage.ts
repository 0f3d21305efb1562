/**
 * The browser's storage. It can be disabled, full, or hold data of an older version: none of that may stop the portal, so reading
 * returns null and failed writes are ignored.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full: the setting lasts until the page is reloaded.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
