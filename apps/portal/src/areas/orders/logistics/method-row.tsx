import { DownOutlined, TagOutlined, ThunderboltOutlined, UpOutlined } from '@ant-design/icons';
import type { OfferedService, QuoteAnswer, QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { AmountText } from '@quayside/ui/display/money-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { MethodItems } from './method-items.tsx';

type RowProps = {
  group: string;
  method: QuoteMethod;
  parcel: QuoteAnswer['parcel'];
  currency: string;
  services: readonly OfferedService[];
  isCheapest: boolean;
  isFastest: boolean;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: () => void;
  onOpen: () => void;
};

/** One method; its price opens the fees. */
export function MethodRow({ group, method, isChosen, isOpen, onChoose, onOpen, ...rest }: RowProps) {
  const { t } = useTranslation('order-shipping');
  const name = localName(method);
  const Caret = isOpen ? UpOutlined : DownOutlined;
  return (
    <tbody className="method" data-chosen={isChosen || undefined}>
      {/* The radio button is the control; a click anywhere in the row is a shortcut to it. */}
      <tr className="method-line" onClick={onChoose}>
        <td data-column="courier">
          <span className="method-head">
            <input type="radio" name={group} checked={isChosen} aria-label={t('choose', { name })} onChange={onChoose} />
            <Name method={method} {...rest} />
          </span>
        </td>
        <td data-column="delivery">{useDaysText()(method)}</td>
        <td data-column="billed">{t(`billing.${method.billing_method}`)}</td>
        <td data-column="options">{useOptionsText()(method)}</td>
        <td data-column="factor">{method.volume_factor === null ? EMPTY : wholeText(method.volume_factor, currentLanguage())}</td>
        <td data-column="cost">
          <AmountText amount={method.shipping} currency="USD" />
        </td>
        <td data-column="other">
          <AmountText amount={method.other} currency="USD" />
        </td>
        <td data-column="total">
          <button
            type="button"
            className="method-price"
            aria-expanded={isOpen}
            title={t('items_of', { name })}
            onClick={(event) => {
              event.stopPropagation();
              onOpen();
            }}
          >
            <AmountText amount={method.total} currency="USD" />
            <Caret aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="method-details">
          <td colSpan={8}>
            <MethodItems method={method} parcel={rest.parcel} currency={rest.currency} services={rest.services} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Name({ method, isCheapest, isFastest }: Pick<RowProps, 'method' | 'isCheapest' | 'isFastest'>) {
  const { t } = useTranslation('order-shipping');
  return (
    <span className="method-name" title={method.courier}>
      {localName(method)}
      {isCheapest && (
        <span className="method-mark" data-mark="cheapest">
          <TagOutlined aria-hidden /> {t('cheapest')}
        </span>
      )}
      {isFastest && (
        <span className="method-mark" data-mark="fastest">
          <ThunderboltOutlined aria-hidden /> {t('fastest')}
        </span>
      )}
    </span>
  );
}

export function useDaysText() {
  const { t } = useTranslation('order-shipping');
  return ({ days_min: min, days_max: max }: Pick<QuoteMethod, 'days_min' | 'days_max'>) =>
    min === max ? t('days_same', { max }) : t('days', { min, max });
}

/** What the price includes: registered or tracked mail, and who pays duties. */
function useOptionsText() {
  const { t } = useTranslation(['order-shipping', 'orders']);
  return ({ items, tax_terms }: QuoteMethod) => {
    const has = (code: string) => items.some((item) => item.code === code);
    const options = [
      has('registration') ? t('option.registered') : '',
      has('online_tracked_mail') ? t('option.tracked') : '',
      t(`option.${tax_terms}`),
    ];
    return options.filter((option) => option !== '').join(t('list_separator', { ns: 'orders' }));
  };
}
