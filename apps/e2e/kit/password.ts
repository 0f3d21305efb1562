/** The password of every demo account. */
export const PASSWORD = 'Demo-2026!';
