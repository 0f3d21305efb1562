import { moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal } from '@quayside/domain/orders/order-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useTranslation } from 'react-i18next';

type Summed = { unit_price: string; quantity: number; weight_g: number };

/** Totals of an order: SKUs, units, weight, declared value. */
export function GoodsSums({ lines }: { lines: readonly Summed[] }) {
  const { t } = useTranslation('orders');
  const whole = (value: number) => wholeText(value, currentLanguage());
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  const weight = lines.reduce((all, { quantity, weight_g }) => all + quantity * weight_g, 0);
  const sums = [
    [t('kinds'), whole(lines.length)],
    [t('pieces'), whole(pieces)],
    [t('weight'), t('weight_text', { weight: whole(weight) })],
    [t('total'), <MoneyText key="total" amount={moneyText(goodsTotal(lines))} currency="USD" />],
  ] as const;
  return (
    <dl className="order-sums">
      {sums.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
