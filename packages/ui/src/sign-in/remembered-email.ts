import { readCookie, writeCookie } from '../kernel/cookies.ts';

const name = 'remembered_email';
const DAYS_30_S = 30 * 24 * 3600;

/** The email of the last sign-in with "remember me". */
export function rememberedEmail(): string {
  return readCookie(name) ?? '';
}

export function rememberEmail(email: string | null): void {
  writeCookie(name, email ?? '', email === null ? 0 : DAYS_30_S);
}
