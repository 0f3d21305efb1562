import type { Ctx } from './ctx.ts';
import { recoveryHash } from './recovery-codes.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';

/** The second factor of an account or a member of staff. `place` ties the sealed secret to its row. */
export type SecondFactor = {
  readonly place: string;
  readonly totp_secret: Buffer | null;
  readonly totp_enabled: boolean;
  readonly totp_last_step: number | null;
};

/** What a code proves: the app's current step, or the possession of a recovery code. Both can be used once. */
export type Proof = { readonly step: number } | { readonly recoveryHash: Buffer };

type Reading = Pick<Ctx<unknown>, 'secrets' | 'now'>;

/** Columns of a factor that is off. */
export const noSecondFactor = { totp_enabled: false, totp_secret: null, totp_last_step: null } as const;

/** A secret for an authenticator app. It takes effect only after a code confirms it; until then a reloaded page shows the same one. */
export function newSecondFactor(secrets: Secrets, factor: SecondFactor, label: { issuer: string; email: string }) {
  if (factor.totp_enabled) throw new Refusal('accounts.totp_already_on');
  const secret = (factor.totp_secret && secrets.unseal(factor.totp_secret, factor.place)) || newTotpSecret();
  return {
    columns: { totp_secret: secrets.seal(secret, factor.place), totp_last_step: null },
    answer: { secret, uri: totpUri(secret, label.issuer, label.email) },
  };
}

/** The columns after the first code: the factor is on. */
export function confirmedSecondFactor(ctx: Reading, factor: SecondFactor, code: string) {
  if (factor.totp_enabled) throw new Refusal('accounts.totp_already_on');
  if (!factor.totp_secret) throw new Refusal('accounts.totp_not_started');
  return { totp_enabled: true, totp_last_step: stepOf(ctx, factor, code) };
}

/** Checks the code of a sign-in; null when there is no second factor. The caller marks the proof as used. */
export function proofOf(ctx: Reading, factor: SecondFactor, code: string | undefined): Proof | null {
  if (!factor.totp_enabled) return null;
  if (code === undefined || code === '') throw new Refusal('accounts.totp_required');
  const hash = recoveryHash(code);
  return hash ? { recoveryHash: hash } : { step: stepOf(ctx, factor, code) };
}

function stepOf(ctx: Reading, factor: SecondFactor, code: string): number {
  const step = freshStep(ctx, factor, code);
  if (step === null) throw new Refusal('accounts.totp_wrong');
  return step;
}

/** The step of a code that is right and was not used yet; null for any other. */
export function freshStep({ secrets, now }: Reading, factor: SecondFactor, code: string): number | null {
  const secret = factor.totp_secret && secrets.unseal(factor.totp_secret, factor.place);
  // The start checks the key, so this row was written with another one, for example by a partial restore.
  if (!secret)
    throw new Error('a second factor cannot be read with this SECRET_KEY: see "What if SECRET_KEY is lost" in docs/operations.md');
  return matchingStep(secret, code, now, factor.totp_last_step);
}
