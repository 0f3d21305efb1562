import { actorLabel } from '@quayside/domain/kernel/actor';
import { add, amountText, money, moneyText, parseMoney, sum, type Money } from '@quayside/domain/kernel/money';
import type { BillType, FeeType } from '@quayside/domain/wallets/wallet-rules';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as wallets from './wallets.queries.ts';
import type { WalletDocument } from './wallets.queries.ts';

export type WalletCtx = MerchantCtx | DeskCtx | SystemCtx;
export type { WalletDocument } from './wallets.queries.ts';

/** One ledger entry. `key` is unique within the document: booking the same key twice adds one entry. */
export type Entry = {
  readonly key: string;
  readonly billType: BillType;
  readonly feeType: FeeType;
  /** USD; negative is a debit, positive a credit. */
  readonly amount: Money;
  readonly facts?: Partial<Pick<wallets.EntryRow, Facts>>;
};
type Facts =
  | 'country'
  | 'quantity'
  | 'sku_quantity'
  | 'weight_g'
  | 'tracking_number'
  | 'remark'
  | 'original_currency'
  | 'original_amount'
  | 'rate'
  | 'rate_source';

type Wallet = {
  readonly balance: Money;
  readonly held: Money;
  readonly limit: Money;
  /** How far captures within the tolerance took it below its limit. */
  readonly overdraft: Money;
  readonly lastSeq: number;
  readonly movedAt: Date;
};

/** A numeric column's text as an exact amount. */
export function usd(text: string): Money {
  const amount = parseMoney(text, 'USD');
  if (!amount) throw new Error(`${text} is no amount in USD`);
  return amount;
}

export function spendable({ balance, held, limit }: Pick<Wallet, 'balance' | 'held' | 'limit'>): Money {
  return money(balance.minor - held.minor + limit.minor, 'USD');
}

function walletOf({ balance, held, credit_limit, overdraft, last_seq, updated_at }: wallets.WalletChange): Wallet {
  return {
    balance: usd(balance),
    held: usd(held),
    limit: usd(credit_limit),
    overdraft: usd(overdraft),
    lastSeq: last_seq,
    movedAt: updated_at,
  };
}

/** Refuses to hold or spend more than is available; the refusal contains the missing amount. */
function refuseOverdrawn(after: Wallet): void {
  const left = spendable(after).minor;
  if (left < 0n) throw new Refusal('wallets.short', { missing: amountText(moneyText(money(-left, 'USD'))) });
}

/**
 * The only function that moves money: lock the wallet, decide, write wallet, entries and hold. The caller has locked its document
 * first (decision 0004). Entries already in the ledger are skipped, so a repeated call changes nothing.
 */
async function move(
  ctx: WalletCtx,
  customerId: number,
  document: WalletDocument,
  plan: (wallet: Wallet, held: Money, fresh: readonly Entry[]) => { entries: readonly Entry[]; hold: Money; mayOverdraw?: boolean },
  entries: readonly Entry[] = [],
): Promise<void> {
  const { tx, now } = ctx;
  const locked = await wallets.lockForDocument(tx, customerId, document, now);
  const before = walletOf(locked);
  const holdBefore = usd(locked.hold ?? '0');
  const fresh = entries.filter(({ key, amount }) => !locked.booked.includes(key) && amount.minor !== 0n);
  const { entries: wanted, hold, mayOverdraw = false } = plan(before, holdBefore, fresh);
  const movedAt = after(now, before.movedAt);
  const rows = rowsOf(ctx.actor, { ...before, movedAt }, document, wanted);
  const left: Wallet = {
    ...before,
    movedAt,
    balance: sum([before.balance, ...wanted.map(({ amount }) => amount)], 'USD'),
    held: money(before.held.minor - holdBefore.minor + hold.minor, 'USD'),
    lastSeq: before.lastSeq + wanted.length,
  };
  // Credits and releases are never refused.
  if (!mayOverdraw && spendable(left).minor < spendable(before).minor) refuseOverdrawn(left);
  const written = {
    wallet: columnsOf({ ...left, overdraft: overdraftOf(left, mayOverdraw) }),
    entries: rows,
    ...(hold.minor === holdBefore.minor ? {} : { hold: hold.minor === 0n ? null : moneyText(hold) }),
  };
  await wallets.writeMovement(tx, customerId, document, written, now);
}

/** Only a permitted capture deepens it; everything else can only make it smaller, and the table refuses what is left uncovered. */
function overdraftOf(wallet: Wallet, mayOverdraw: boolean): Money {
  const below = -spendable(wallet).minor;
  const most = mayOverdraw || below < wallet.overdraft.minor ? below : wallet.overdraft.minor;
  return money(most > 0n ? most : 0n, 'USD');
}

function columnsOf({ balance, held, limit, overdraft, lastSeq, movedAt }: Wallet): wallets.WalletChange {
  return {
    balance: moneyText(balance),
    held: moneyText(held),
    credit_limit: moneyText(limit),
    overdraft: moneyText(overdraft),
    last_seq: lastSeq,
    updated_at: movedAt,
  };
}

/**
 * A request's time is its start, and the first to start may get the lock last. Within a wallet time never goes back, so the order by
 * time is the ledger's own order, and a month's opening balance is the closing balance of the month before.
 */
function after(now: Date, movedAt: Date): Date {
  return now > movedAt ? now : movedAt;
}

function rowsOf(
  actor: WalletCtx['actor'],
  { balance, lastSeq, movedAt }: Wallet,
  { type, no }: WalletDocument,
  entries: readonly Entry[],
): wallets.EntryRow[] {
  let running = balance;
  return entries.map(({ key, billType, feeType, amount, facts = {} }, index) => {
    running = add(running, amount);
    return {
      seq: lastSeq + index + 1,
      bill_type: billType,
      fee_type: feeType,
      amount: moneyText(amount),
      balance_after: moneyText(running),
      source_type: type,
      source_no: no,
      entry_key: key,
      country: null,
      quantity: null,
      sku_quantity: null,
      weight_g: null,
      tracking_number: '',
      remark: '',
      original_currency: null,
      original_amount: null,
      rate: null,
      rate_source: null,
      ...facts,
      actor_kind: actor.kind,
      actor_name: actorLabel(actor),
      created_at: movedAt,
    };
  });
}

const nothing = money(0n, 'USD');

/** Holds an amount for a document; holding again replaces the earlier amount. */
export function holdMoney(ctx: WalletCtx, customerId: number, document: WalletDocument, amount: Money): Promise<void> {
  if (amount.minor < 0n) throw new RangeError('a hold is never negative');
  return move(ctx, customerId, document, () => ({ entries: [], hold: amount }));
}

/** Releases a document's hold. */
export function releaseMoney(ctx: WalletCtx, customerId: number, document: WalletDocument): Promise<void> {
  return move(ctx, customerId, document, () => ({ entries: [], hold: nothing }));
}

/**
 * Charges a document's actual cost, one entry per fee, and ends its hold (D-35). What exceeds the hold must be covered, unless the
 * caller found it within the tolerance (D-108).
 */
export function captureMoney(
  ctx: WalletCtx,
  customerId: number,
  document: WalletDocument,
  fees: readonly Entry[],
  mayOverdraw = false,
): Promise<void> {
  refuseGiving(fees);
  return move(ctx, customerId, document, (_wallet, _held, fresh) => ({ entries: fresh, hold: nothing, mayOverdraw }), fees);
}

/** Charges a document that had no hold. */
export function chargeMoney(ctx: WalletCtx, customerId: number, document: WalletDocument, fees: readonly Entry[]): Promise<void> {
  refuseGiving(fees);
  return move(ctx, customerId, document, (_wallet, held, fresh) => ({ entries: fresh, hold: held }), fees);
}

/** Charges a document only if the customer's own money suffices: no credit, nothing that is held. False when it does not. */
export async function chargeWithinBalance(
  ctx: WalletCtx,
  customerId: number,
  document: WalletDocument,
  fees: readonly Entry[],
): Promise<boolean> {
  const { balance, held } = walletOf(await wallets.lockWallet(ctx.tx, customerId, ctx.now));
  const charged = sum(
    fees.map(({ amount }) => amount),
    'USD',
  );
  if (balance.minor - held.minor + charged.minor < 0n) return false;
  await chargeMoney(ctx, customerId, document, fees);
  return true;
}

/** Credits money: a received payment, a reversal, a compensation. */
export function creditMoney(ctx: WalletCtx, customerId: number, document: WalletDocument, entries: readonly Entry[]): Promise<void> {
  if (entries.some(({ amount }) => amount.minor < 0n)) throw new RangeError('a credit is never negative');
  return move(ctx, customerId, document, (_wallet, held, fresh) => ({ entries: fresh, hold: held }), entries);
}

/** Refunds everything a document was charged, fee by fee, once. An interception fee is charged separately. */
export async function refundMoney(ctx: WalletCtx, customerId: number, document: WalletDocument): Promise<void> {
  await wallets.lockWallet(ctx.tx, customerId, ctx.now);
  const taken = (await wallets.entriesOf(ctx.tx, customerId, document)).filter(({ amount }) => usd(amount).minor < 0n);
  const back = taken.map(({ entry_key, fee_type, amount }) => ({
    key: `refund ${entry_key}`,
    billType: 'refund' as const,
    feeType: fee_type,
    amount: money(-usd(amount).minor, 'USD'),
  }));
  await creditMoney(ctx, customerId, document, back);
}

/** Books a manual credit or debit. */
export function adjustMoney(ctx: WalletCtx, customerId: number, document: WalletDocument, entry: Entry): Promise<void> {
  return move(ctx, customerId, document, (_wallet, held, fresh) => ({ entries: fresh, hold: held }), [entry]);
}

function refuseGiving(fees: readonly Entry[]): void {
  if (fees.some(({ amount }) => amount.minor > 0n)) throw new RangeError('a fee is never positive');
}

/** Sets how far below zero a wallet may go. Not below the credit already used. */
export async function setLimit({ tx, now }: WalletCtx, customerId: number, limit: Money): Promise<{ used: Money } | null> {
  const before = walletOf(await wallets.lockWallet(tx, customerId, now));
  const wanted = { ...before, limit, movedAt: after(now, before.movedAt) };
  const used = money(before.held.minor - before.balance.minor, 'USD');
  if (spendable(wanted).minor < 0n) return { used };
  await wallets.writeWallet(tx, customerId, columnsOf(wanted));
  return null;
}
