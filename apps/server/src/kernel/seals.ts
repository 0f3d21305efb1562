import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export type DatabaseRole = 'quayside_public' | 'quayside_merchant' | 'quayside_desk' | 'quayside_system';
/** The seal a transaction must carry to use a role; a merchant's is different for every customer. As the database's `is_sealed`. */
export type Sealer = (role: DatabaseRole, customerId?: number) => string;

/** The key is readable by the owner of the tables only. */
export async function readSealer(owner: Pick<Pool, 'query'>): Promise<Sealer> {
  const { rows } = await owner.query<{ key: Buffer }>('select key from role_seal');
  const key = rows[0]?.key;
  if (!key) throw new Error('the table role_seal has no key');
  return (role, customerId) =>
    createHash('sha256')
      .update(key)
      .update(`${role}:${customerId ?? ''}`)
      .digest('hex');
}
