import type { Consumable } from '@quayside/contract/consumables/consumables.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

export function ChargeTag({ consumable }: { consumable: Pick<Consumable, 'chargeable'> }) {
  const { t } = useTranslation('consumables');
  return consumable.chargeable === 1 ? (
    <StateTag tone="waiting">{t('chargeable')}</StateTag>
  ) : (
    <StateTag tone="quiet">{t('free')}</StateTag>
  );
}
