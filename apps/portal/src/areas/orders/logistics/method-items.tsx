import type { OfferedService, QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { AmountText } from '@quayside/ui/display/money-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { kiloText } from '../fees/kilo-text.ts';
import { TaxLines } from '../fees/tax-lines.tsx';
import { useFeeRule } from '../fees/use-fee-rule.ts';

type ItemsProps = { method: QuoteMethod; parcel: QuoteAnswer['parcel']; currency: string; services: readonly OfferedService[] };

/** Every fee with its rule and figures, and how the chargeable weight comes about. */
export function MethodItems({ method, parcel, currency, services }: ItemsProps) {
  const { t } = useTranslation('order-shipping');
  const nameOf = useFeeName(services);
  const ruleOf = useFeeRule(currency);
  const isPhone = useMedia(MOBILE);
  return (
    <>
      {isPhone && (
        <p className="quiet">
          {t(`billing.${method.billing_method}`)}
          {method.volume_factor !== null && ` · ${t('column.factor')} ${wholeText(method.volume_factor, currentLanguage())}`}
        </p>
      )}
      <ul className="fee-items">
        {method.items.map((item) => (
          <li key={item.code}>
            <span>{nameOf(item.code)}</span>
            <span className="fee-rule">{ruleOf(item)}</span>
            <AmountText amount={item.amount} currency="USD" />
          </li>
        ))}
      </ul>
      <div className="fee-foot">
        <p>{useChargeableText()(method, parcel)}</p>
        <TaxLines taxes={method.taxes} />
      </div>
    </>
  );
}

function useChargeableText() {
  const { t } = useTranslation(['order-shipping', 'orders']);
  return (method: QuoteMethod, parcel: QuoteAnswer['parcel']) => {
    const { chargeable_g, volumetric_g, volume_factor, charged_as_g, items } = method;
    if (chargeable_g === null) return '';
    const step = items.find(({ code }) => code === 'basic_shipping')?.inputs['step_g'];
    const isRounded = chargeable_g !== method.billable_g && typeof step === 'number';
    const parts = [
      t('chargeable.actual', { kg: kiloText(parcel.actual_g) }),
      volumetric_g === null
        ? ''
        : t('chargeable.volumetric', {
            sides: (parcel.sides_cm ?? []).join(' × '),
            factor: wholeText(volume_factor ?? 0, currentLanguage()),
            kg: kiloText(volumetric_g),
          }),
      isRounded ? t('chargeable.step', { kg: kiloText(step) }) : '',
      charged_as_g !== null && charged_as_g !== chargeable_g ? t('chargeable.priced_as', { kg: kiloText(charged_as_g) }) : '',
    ];
    const said = parts.filter((part) => part !== '').join(t('list_separator', { ns: 'orders' }));
    return t('chargeable.whole', { kg: kiloText(chargeable_g), parts: said });
  };
}
