import type { Call } from '@quayside/contract/kernel/call';
import { beginAttempt } from './attempts.ts';
import type { RequestFacts } from './ctx.ts';
import type { Deps } from './deps.ts';
import { refusalOf } from './fatal-errors.ts';

type Guessing = { readonly call: Call; readonly request: RequestFacts };

/** Runs a call that checks a secret: only these failures count, and each makes the next attempt wait longer. */
export async function guardGuesses(
  deps: Deps,
  { call, request }: Guessing,
  account: string | null,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { guess } = call;
  if (!guess) return work();
  const attempt = await beginAttempt(deps.database.db, call, { ip: request.ip, account, device: request.device });
  try {
    const reply = await work();
    await attempt.succeeded();
    return reply;
  } catch (error) {
    const refusal = refusalOf(error);
    const codes = refusal ? [refusal.code, ...refusal.fields.map(({ code }) => code)] : [];
    if (!codes.some((code) => guess.failures.includes(code))) await attempt.withdrawn();
    throw error;
  }
}
