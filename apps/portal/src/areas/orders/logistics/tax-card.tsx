import { CheckCircleFilled } from '@ant-design/icons';
import type { QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { euCountries } from '@quayside/domain/kernel/countries';
import { amountText } from '@quayside/domain/kernel/money';
import { isTaxNumber, TAX_NUMBER_LENGTH, taxKindsOf, taxNumberExample } from '@quayside/domain/orders/tax-numbers';
import type { TaxKind } from '@quayside/domain/quotes/tariff';
import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { TaxLines } from '../fees/tax-lines.tsx';
import { compareUsd } from '../fees/usd.ts';
import { OrderFields } from '../order-wizard/order-fields.ts';
import { QuoteWarnings } from './quote-warnings.tsx';

type CardProps = { country: string; answer: QuoteAnswer | undefined; method: QuoteMethod | undefined };

/** Only the numbers the country uses (D-40), checked while they are typed, and the rule that applies. */
export function TaxCard({ country, answer, method }: CardProps) {
  const { t } = useTranslation('order-shipping');
  const kinds = taxKindsOf(country);
  const taxes = (method ?? answer?.methods.find((one) => one.offered))?.taxes;
  return (
    <section className="panel logistics-card" aria-label={t('tax_codes')}>
      <div className="card-head">
        <h3>{t('tax_codes')}</h3>
        <label className="platform-payment" title={t('platform_payment_hint')}>
          {t('platform_payment')}
          <Form.Item name="platform_payment" valuePropName="checked" noStyle>
            <Switch size="small" />
          </Form.Item>
        </label>
      </div>
      {kinds.length === 0 && <p className="quiet">{t('no_tax_codes')}</p>}
      {kinds.map((kind) => (
        <TaxNumber key={kind} kind={kind} country={country} />
      ))}
      {taxes !== undefined && <TaxLines taxes={taxes} />}
      <QuoteWarnings warnings={answer?.warnings} of={['PLATFORM_NOT_APPLICABLE', 'IOSS_OVER_LIMIT']} />
      {euCountries.includes(country) && <EuRules dayValue={answer?.recipient_day_value ?? null} />}
    </section>
  );
}

function TaxNumber({ kind, country }: { kind: TaxKind; country: string }) {
  const { t } = useTranslation('order-shipping');
  const name = `${kind}_number` as const;
  const text = Form.useWatch<string | undefined>(name) ?? '';
  const fits = text.trim() !== '' && isTaxNumber(kind, country, text);
  const label = t('number_of', { kind: t(`kind.${kind}`) });
  return (
    <OrderFields.Item name={name} label={label} hideLabel dependencies={['country']} className="tax-number">
      <Input
        aria-label={label}
        prefix={<span className="tax-kind">{t(`kind.${kind}`)}</span>}
        placeholder={t('optional', { example: taxNumberExample(kind, country) })}
        maxLength={TAX_NUMBER_LENGTH}
        autoComplete="off"
        suffix={fits ? <CheckCircleFilled className="tax-fits" aria-label={t('number_fits')} /> : <span />}
      />
    </OrderFields.Item>
  );
}

/** TAX-02, TAX-03 */
function EuRules({ dayValue }: { dayValue: string | null }) {
  const { t } = useTranslation('order-shipping');
  return (
    <p className="quiet eu-rules">
      <span>{t('ioss_note')}</span>
      {compareUsd(dayValue, '0.00') > 0 && <span>{t('ioss_day', { value: amountText(dayValue ?? '') })}</span>}
      <span>{t('limit_note')}</span>
      <span>{t('duty_note')}</span>
    </p>
  );
}
