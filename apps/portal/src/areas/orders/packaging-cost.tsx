import type { AttachedConsumable } from '@quayside/contract/consumables/consumables.schemas';
import { moneyText } from '@quayside/domain/kernel/money';
import { packagingCost, packagingOf } from '@quayside/domain/orders/packaging';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useTranslation } from 'react-i18next';

type CostProps = {
  lines: readonly { quantity: number; consumables: readonly AttachedConsumable[] }[];
  chosen: readonly AttachedConsumable[];
};

/** The price of an order's chargeable packaging. An estimate until it is packed. */
export function PackagingCost({ lines, chosen }: CostProps) {
  const { t } = useTranslation('orders');
  return (
    <p className="packaging-cost">
      <strong>{t('packaging_cost')}</strong>
      <MoneyText amount={moneyText(packagingCost(packagingOf(lines, chosen)))} currency="USD" />
      <span className="line-note">{t('packaging_estimate')}</span>
    </p>
  );
}
