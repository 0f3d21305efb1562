const name = 'remembered_email';
const DAYS_30_S = 30 * 24 * 3600;

/** The email of the last sign-in with "remember me". A cookie, because the list of storage keys is fixed (D-88, SHELL-61). */
export function rememberedEmail(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  } catch {
    return '';
  }
}

export function rememberEmail(email: string | null): void {
  const life = email === null ? 0 : DAYS_30_S;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(email ?? '')}; max-age=${life}; path=/; samesite=lax${secure}`;
}
