/** As printed and scanned: capitals without blanks, so that the feed finds it however it was typed. */
export function carrierNumber(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

export const CARRIER_NUMBER = /^[A-Z0-9-]{5,40}$/;
