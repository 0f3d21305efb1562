/** Of every account of the demo. */
export const PASSWORD = 'Demo-2026!';
