export type SessionRefusal = 'sessions.wrong_credentials' | 'sessions.account_disabled';

const HOUR_MS = 3_600_000;

/** How long a session lives after its last use: a day, or thirty with "remember me" (D-88). */
export function sessionLifeMs(remember: boolean): number {
  return remember ? 30 * 24 * HOUR_MS : 24 * HOUR_MS;
}

/** How long staff may act for a customer before they must start again. Activity does not extend it. */
export const ACTING_LIFE_MS = HOUR_MS;
