import type { QuoteWarningCode } from '@quayside/domain/quotes/quote-types';
import { useTranslation } from 'react-i18next';

type WarningsProps = { warnings: readonly string[] | undefined; of: readonly QuoteWarningCode[] };

/** What may change the price later, or has no effect. Never blocks. */
export function QuoteWarnings({ warnings, of }: WarningsProps) {
  const { t } = useTranslation('order-shipping');
  const shown = of.filter((code) => warnings?.includes(code));
  if (shown.length === 0) return null;
  return (
    <ul className="quote-warnings">
      {shown.map((code) => (
        <li key={code}>{t(`warning.${code}`)}</li>
      ))}
    </ul>
  );
}
