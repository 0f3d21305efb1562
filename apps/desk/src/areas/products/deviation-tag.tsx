import type { Deviation } from '@quayside/domain/products/measure-rules';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

/** The difference of a measurement as text: +25 %. A large one is highlighted. */
export function DeviationTag({ deviation, onlyLarge = false }: { deviation: Deviation | null; onlyLarge?: boolean }) {
  const { t } = useTranslation('desk-products');
  if (deviation === null || (onlyLarge && !deviation.isLarge)) return null;
  const percent = percentText(deviation.ratio);
  return (
    <span title={t('deviation', { percent })}>
      <StateTag tone={deviation.isLarge ? 'bad' : 'quiet'}>{percent}</StateTag>
    </span>
  );
}

function percentText(ratio: number): string {
  const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(localeCode(currentLanguage()), options).format(ratio);
}
