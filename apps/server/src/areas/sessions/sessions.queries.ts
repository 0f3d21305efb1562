import type { Tx } from '#server/kernel/database.ts';

export type NewSession = {
  token_hash: Buffer;
  account_id: number | null;
  staff_id: number | null;
  customer_id: number | null;
  acting_staff_id: number | null;
  remember: boolean;
  ip: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
};

/** Written before anybody is signed in, so the customer comes from the account just checked. */
export async function addSessionAcrossMerchants(tx: Tx, session: NewSession): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** The hash is the session's own secret: whoever has it may end it. */
export async function endSessionAcrossMerchants(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
