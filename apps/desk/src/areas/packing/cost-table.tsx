import type { ParcelCost } from '@quayside/contract/packing/packing.schemas';
import { money, moneyText, parseMoney, signedText } from '@quayside/domain/kernel/money';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { useTranslation } from 'react-i18next';

type Line = ParcelCost['lines'][number];
const centsOf = (amount: string) => parseMoney(amount, 'USD')?.minor ?? 0n;
const between = (quoted: string, actual: string) => moneyText(money(centsOf(actual) - centsOf(quoted), 'USD'));

/** What was quoted and what the parcel costs, fee by fee, with the reason of a difference. */
export function CostTable({ cost }: { cost: ParcelCost }) {
  const { t } = useTranslation('desk-packing');
  return (
    <table className="packing-cost">
      <thead>
        <tr>
          <th scope="col">{t('cost')}</th>
          <th scope="col">{t('quoted')}</th>
          <th scope="col">{t('actual')}</th>
          <th scope="col">{t('difference')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {cost.lines.map((line) => (
          <CostRow key={line.code} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{cost.quoted}</td>
          <td>{cost.actual}</td>
          <Difference amount={between(cost.quoted, cost.actual)} />
          <td>{cost.quoted !== cost.actual && t(cost.within_tolerance ? 'within' : 'above')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function CostRow({ line: { code, quoted, actual, difference, reason } }: { line: Line }) {
  const feeName = useFeeName();
  return (
    <tr>
      <th scope="row">{feeName(code)}</th>
      <td>{quoted}</td>
      <td>{actual}</td>
      <Difference amount={difference} />
      <td>
        <Reason reason={reason} />
      </td>
    </tr>
  );
}

function Difference({ amount }: { amount: string }) {
  const isZero = centsOf(amount) === 0n;
  return <td data-sign={isZero ? undefined : amount.startsWith('-') ? 'less' : 'more'}>{isZero ? amount : signedText(amount)}</td>;
}

function Reason({ reason }: Pick<Line, 'reason'>) {
  const { t } = useTranslation('desk-packing');
  if (reason === null) return null;
  if (reason.kind !== 'weight') return t(`reasons.${reason.kind}`);
  const kilograms = (grams: number) => (grams / 1000).toFixed(2);
  return t('reasons.weight', { before: kilograms(reason.before_g), after: kilograms(reason.after_g) });
}
