export const serialStatuses = ['unbound', 'bound'] as const;
export const SERIAL_LENGTH = 64;
/** SN-03. */
export const SERIAL_PATTERN = /^[A-Za-z0-9-]+$/;
