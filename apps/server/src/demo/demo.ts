import { sql } from 'kysely';
import type { Deps } from '#server/kernel/deps.ts';
import type { Tx } from '#server/kernel/database.ts';
import { hashPassword } from '#server/kernel/passwords.ts';

const PASSWORD = 'Demo-2026!';
const signIns = [
  'merchant@demo.test   main account',
  'clerk@demo.test      internal sub-account',
  'supplier@demo.test   supplier sub-account',
  'admin@desk.test      staff, at the desk',
];

/** Fills an empty database with people to try it out with. A database that already has a customer is left alone. */
export async function fillDemo({ database }: Pick<Deps, 'database'>): Promise<string[]> {
  // As the owner of the tables, before anybody can sign in; the lock makes one of several starting processes do it.
  return database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7204002)`.execute(tx);
    const there = await tx.selectFrom('accounts').select('email').where('email', '=', 'merchant@demo.test').executeTakeFirst();
    if (there) return signIns;
    const any = await tx.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
    if (any) return [];
    await fill(tx, await hashPassword(PASSWORD));
    return signIns;
  });
}

async function fill(tx: Tx, password_hash: string): Promise<void> {
  const { customer_id } = await tx
    .insertInto('customers')
    .values({ name: 'Lumen & Oak Trading' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('accounts')
    .values([
      { customer_id, account_type: 'main', email: 'merchant@demo.test', firstname: 'Mei', lastname: 'Lin', password_hash },
      {
        customer_id,
        account_type: 'internal',
        email: 'clerk@demo.test',
        firstname: 'Jonas',
        lastname: 'Weber',
        password_hash,
        permissions: ['warning-emails.read', 'operation-log.read'],
      },
      {
        customer_id,
        account_type: 'supplier',
        email: 'supplier@demo.test',
        firstname: 'Wei',
        lastname: 'Chen',
        password_hash,
        permissions: ['operation-log.read'],
      },
    ])
    .execute();
  await tx.insertInto('staff').values({ email: 'admin@desk.test', name: 'Ada Okafor', role: 'administrator', password_hash }).execute();
}
