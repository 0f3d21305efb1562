import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;

/** The parameters every authenticator app supports: SHA-1, six digits, thirty seconds (RFC 6238). */
function totpOf(secret: string, label: { issuer: string; account: string } = { issuer: '', account: '' }, digits: number = DIGITS): TOTP {
  const { issuer, account } = label;
  return new TOTP({ issuer, label: account, algorithm: 'SHA1', digits, period: PERIOD_S, secret: Secret.fromBase32(secret) });
}

/** A new secret in base32, as authenticator apps expect. 160 bits, as RFC 4226 advises. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The code of one 30-second step. */
export function totpCode(secret: string, step: number, digits: number = DIGITS): string {
  return totpOf(secret, undefined, digits).generate({ timestamp: step * PERIOD_S * 1000 });
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / PERIOD_S);
}

/** The step of a code, or null. One step early or late is accepted; a step already used is not (replay). */
export function matchingStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const early = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (early === null) return null;
  const step = totpStep(now) + early;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** The URI in the QR code for authenticator apps. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return totpOf(secret, { issuer, account }).toString();
}
