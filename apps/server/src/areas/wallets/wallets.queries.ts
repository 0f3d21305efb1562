import { sql } from 'kysely';
import type { BillType, FeeType, WalletSource } from '@quayside/domain/wallets/wallet-rules';
import { send, type Tx } from '#server/kernel/database.ts';

export type WalletDocument = { readonly type: WalletSource; readonly no: string };

export function wallet(tx: Tx, customerId: number) {
  return tx.selectFrom('wallets').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Locks the merchant's wallet, inserting it first if missing: all money movements of a merchant are serialized here. */
export async function lockWallet(tx: Tx, customerId: number, now: Date) {
  const held = await tx.selectFrom('wallets').selectAll().where('customer_id', '=', customerId).forUpdate().executeTakeFirst();
  if (held) return held;
  await tx
    .insertInto('wallets')
    .values({ customer_id: customerId, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return tx.selectFrom('wallets').selectAll().where('customer_id', '=', customerId).forUpdate().executeTakeFirstOrThrow();
}

/** Locks the wallet and reads what a document holds and has booked, in one message: other movements of the merchant wait meanwhile. */
export async function lockForDocument(tx: Tx, customerId: number, { type, no }: WalletDocument, now: Date): Promise<Locked> {
  const { rows } = await sql<Locked>`select * from lock_wallet(${customerId}, ${type}, ${no}, ${now})`.execute(tx);
  const [locked] = rows;
  if (!locked) throw new Error(`the wallet of customer ${customerId} cannot be locked`);
  return locked;
}

/** `hold` is null where the document holds nothing; `booked` are the keys of its entries. */
type Locked = WalletChange & { hold: string | null; booked: string[] };

export type WalletChange = { balance: string; held: string; credit_limit: string; overdraft: string; last_seq: number; updated_at: Date };

export async function writeWallet(tx: Tx, customerId: number, change: WalletChange): Promise<void> {
  await tx.updateTable('wallets').set(change).where('customer_id', '=', customerId).execute();
}

export type EntryRow = {
  seq: number;
  bill_type: BillType;
  fee_type: FeeType;
  amount: string;
  balance_after: string;
  source_type: WalletSource;
  source_no: string;
  entry_key: string;
  country: string | null;
  quantity: number | null;
  sku_quantity: number | null;
  weight_g: number | null;
  tracking_number: string;
  remark: string;
  original_currency: string | null;
  original_amount: string | null;
  rate: string | null;
  rate_source: string | null;
  actor_kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key' | 'system';
  actor_name: string;
  created_at: Date;
};

export type Movement = {
  readonly wallet: WalletChange;
  readonly entries: readonly EntryRow[];
  /** What the document holds from now on; null deletes its hold, undefined leaves it. */
  readonly hold?: string | null;
};

/** Writes the wallet, its new entries and the document's hold in one message. See the migration. */
export async function writeMovement(
  tx: Tx,
  customerId: number,
  { type, no }: WalletDocument,
  { wallet: { balance, held, credit_limit, overdraft, last_seq, updated_at }, entries, hold }: Movement,
  now: Date,
): Promise<void> {
  await send(
    tx,
    sql`select write_movement(${customerId}, ${balance}, ${held}, ${credit_limit}, ${overdraft}, ${last_seq}, ${updated_at},
    ${JSON.stringify(entries)}, ${type}, ${no}, ${hold !== undefined}, ${hold ?? null}, ${now})`,
  );
}

/** A document's existing entries: booking them again must change nothing, and only these can be refunded. */
export function entriesOf(tx: Tx, customerId: number, { type, no }: WalletDocument) {
  return tx
    .selectFrom('wallet_entries')
    .select(['entry_key', 'fee_type', 'amount'])
    .where('customer_id', '=', customerId)
    .where('source_type', '=', type)
    .where('source_no', '=', no)
    .orderBy('seq')
    .$narrowType<{ fee_type: FeeType }>()
    .execute();
}

/** How much of the balance is held now, and for how many documents. */
export async function heldNow(tx: Tx, customerId: number): Promise<{ amount: string; documents: number }> {
  return tx
    .selectFrom('wallet_holds')
    .where('customer_id', '=', customerId)
    .select([sql<string>`coalesce(sum(amount), 0)::numeric(16,2)`.as('amount'), sql<number>`count(*)`.as('documents')])
    .executeTakeFirstOrThrow();
}

export type WrongWallet = { customer_id: number; balance: string; entries: string; held: string; holds: string };

/**
 * Every wallet whose figures differ from the sums of its entries and holds, or whose running balances do not add up. Reads the whole
 * ledger, so it runs at night.
 */
export async function wrongWalletsAcrossMerchants(tx: Tx): Promise<{ wallets: number; wrong: WrongWallet[] }> {
  const { rows } = await sql<WrongWallet & { fits: boolean }>`
    select w.customer_id, w.balance, coalesce(e.total, 0)::numeric(16,2) as entries, w.held, coalesce(h.total, 0)::numeric(16,2) as holds,
           w.balance = coalesce(e.total, 0) and w.held = coalesce(h.total, 0) and w.last_seq = coalesce(e.count, 0)
             and coalesce(e.chained, true) as fits
      from wallets w
      left join (
        select customer_id, sum(amount) as total, count(*) as count, bool_and(balance_after = running) as chained
          from (select customer_id, amount, balance_after, sum(amount) over (partition by customer_id order by seq) as running from wallet_entries) steps
         group by customer_id) e on e.customer_id = w.customer_id
      left join (select customer_id, sum(amount) as total from wallet_holds group by customer_id) h on h.customer_id = w.customer_id`.execute(
    tx,
  );
  return { wallets: rows.length, wrong: rows.flatMap(({ fits, ...row }) => (fits ? [] : [row])) };
}

export async function insertReconciliation(
  tx: Tx,
  proof: { ran_at: Date; wallets: number; wrong: number; details: string },
): Promise<void> {
  await tx.insertInto('wallet_reconciliations').values(proof).execute();
}

export function newestReconciliations(tx: Tx) {
  return tx.selectFrom('wallet_reconciliations').selectAll().orderBy('ran_at', 'desc').limit(30).execute();
}
