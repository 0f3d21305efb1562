/** Cookies hold what the server must know before it sends the page: the list of storage keys is fixed (D-88, SHELL-61). */
let readAll = () => (typeof document === 'undefined' ? '' : document.cookie);

/** While the server draws a page it reads the cookies of that request. */
export function readCookiesOf(request: string): void {
  readAll = () => request;
}

export function readCookie(name: string): string | null {
  const found = readAll()
    .split('; ')
    .find((part) => part.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, lifeS = 365 * 24 * 3600): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${lifeS}; path=/; samesite=lax${secure}`;
}
