import type { StorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

/** BILL-09. */
export function SettledTag({ settled }: Pick<StorageBillRow, 'settled'>) {
  const { t } = useTranslation('storage-fees');
  return <StateTag tone={settled === 1 ? 'good' : 'waiting'}>{settled === 1 ? t('settled') : t('unsettled')}</StateTag>;
}
