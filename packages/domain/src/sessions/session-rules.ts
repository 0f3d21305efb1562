export type SessionRefusal = 'sessions.wrong_credentials' | 'sessions.account_disabled' | 'sessions.account_paused';

const HOUR_MS = 3_600_000;

/** How long a session lives after its last use: a day, or thirty with "remember me" (D-88). */
function sessionLifeMs(remember: boolean): number {
  return remember ? 30 * 24 * HOUR_MS : 24 * HOUR_MS;
}

/** However much it is used, a session ends: after a week, or ninety days with "remember me"; at the desk after half a day, or a week. */
function longestSessionMs(realm: 'merchant' | 'desk', remember: boolean): number {
  if (realm === 'desk') return remember ? 7 * 24 * HOUR_MS : 12 * HOUR_MS;
  return remember ? 90 * 24 * HOUR_MS : 7 * 24 * HOUR_MS;
}

/** How long a session of this age still lives after a use: the sliding life, but never beyond its longest. */
export function sessionLeftMs(realm: 'merchant' | 'desk', remember: boolean, ageMs: number): number {
  return Math.min(sessionLifeMs(remember), longestSessionMs(realm, remember) - ageMs);
}

/** How long a password or code counts for calls that ask for it again. */
const CONFIRMED_MS = 10 * 60_000;

export function needsConfirming(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() > CONFIRMED_MS;
}

/** How long staff may act for a customer before they must start again. Activity does not extend it. */
export const ACTING_LIFE_MS = HOUR_MS;
