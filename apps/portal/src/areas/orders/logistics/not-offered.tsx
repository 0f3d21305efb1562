import type { QuoteMethod, QuoteReason } from '@quayside/contract/orders/order-quotes.schemas';
import { reasonCodes, type ReasonCode } from '@quayside/domain/quotes/quote-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useTranslation } from 'react-i18next';
import { useProperties } from '#portal/kernel/use-properties.ts';

/** The methods that are not offered, each with what rules it out. */
export function NotOffered({ methods, isOpen }: { methods: readonly QuoteMethod[]; isOpen: boolean }) {
  const { t } = useTranslation(['order-shipping', 'orders']);
  const textOf = useReasonText();
  if (methods.length === 0) return null;
  return (
    <details className="not-offered" open={isOpen}>
      <summary>{t('not_offered', { count: methods.length })}</summary>
      <dl>
        {methods.map((method) => (
          <div key={method.method}>
            <dt>{localName(method)}</dt>
            <dd>{method.reasons.map(textOf).join(t('list_separator', { ns: 'orders' }))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function useReasonText(): (reason: QuoteReason) => string {
  const { t } = useTranslation(['order-shipping', 'orders']);
  const { all } = useProperties();
  const attributeNames = (codes: string) =>
    codes
      .split(', ')
      .map((code) => {
        const known = all.find((one) => one.code === code);
        return known ? localName(known) : code;
      })
      .join(t('list_separator', { ns: 'orders' }));
  // The figures of a reason are those of its text.
  const textOf = t as (key: string, figures: QuoteReason['params']) => string;
  return ({ code, params }) => {
    if (!isReason(code)) return code;
    const { attributes, number } = params;
    return textOf(`reason.${code}`, {
      ...params,
      ...(typeof attributes === 'string' ? { attributes: attributeNames(attributes) } : {}),
      ...(typeof number === 'string' ? { number: number.toUpperCase() } : {}),
    });
  };
}

function isReason(code: string): code is ReasonCode {
  return reasonCodes.some((one) => one === code);
}
