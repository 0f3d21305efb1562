import { adjustReasons, type AdjustReason } from '@quayside/domain/inventory/stock-rules';
import { useTranslation } from 'react-i18next';

/** Why a count differs from the system, to choose from. */
export function useReasonOptions(): { value: AdjustReason; label: string }[] {
  const { t } = useTranslation('stock-columns');
  return adjustReasons.map((value) => ({ value, label: t(`reason.${value}`) }));
}
