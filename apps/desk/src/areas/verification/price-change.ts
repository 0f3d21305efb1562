import type { ChangePreview } from '@quayside/contract/verification/verification.schemas';
import { money, moneyText, parseMoney, signedText } from '@quayside/domain/kernel/money';

const centsOf = (amount: string) => parseMoney(amount, 'USD')?.minor ?? 0n;

/** What a new price adds to what is held, with its sign, and whether the balance covers that. */
export function priceChange({ held, spendable }: Pick<ChangePreview, 'held' | 'spendable'>, total: string) {
  const more = centsOf(total) - centsOf(held);
  return { difference: signedText(moneyText(money(more, 'USD'))), isCovered: more <= 0n || more <= centsOf(spendable) };
}
