import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { AmountText } from '@quayside/ui/display/money-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';

/** Services and insurance: rule, quantity and amount of each. */
export function FeesSection({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  const { services, insurance_fee } = inbound;
  if (services.length === 0 && insurance_fee === null) return <p className="quiet part-empty">{t('no_fees')}</p>;
  const isHeld = inbound.bill_status === 'submitted' || (inbound.stage !== null && inbound.stage !== 'inventory_completed');
  return (
    <table className="fee-table">
      <thead>
        <tr>
          <th scope="col">{t('fee_name')}</th>
          <th scope="col">{t('fee_unit')}</th>
          {(['fee_quantity', 'fee_price', 'fee_amount'] as const).map((key) => (
            <th key={key} scope="col" className="cell-end">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <FeeRows inbound={inbound} />
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {t('fees_total')} {isHeld && <span className="quiet">{t('held_until')}</span>}
          </th>
          <td className="cell-end">
            <AmountText amount={inbound.fees_total} currency="USD" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type Row = { key: string; name: string; unit: string; quantity: string; price: string | null; fee: string };

function FeeRows({ inbound: { services, insurance_fee, declared_value } }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  const rows: Row[] = services.map((one) => ({
    key: String(one.service_id),
    name: localName(one),
    unit: t(`service_unit.${one.unit}`),
    quantity: wholeText(one.charged ?? one.quantity, currentLanguage()),
    price: one.price,
    fee: one.fee,
  }));
  if (insurance_fee !== null) {
    const name = t('fee_insurance', { value: declared_value ?? EMPTY });
    rows.push({ key: 'insurance', name, unit: EMPTY, quantity: EMPTY, price: null, fee: insurance_fee });
  }
  return rows.map(({ key, name, unit, quantity, price, fee }) => (
    <tr key={key}>
      <td>{name}</td>
      <td>{unit}</td>
      <td className="cell-end">{quantity}</td>
      <td className="cell-end">
        <AmountText amount={price} currency="USD" />
      </td>
      <td className="cell-end">
        <AmountText amount={fee} currency="USD" />
      </td>
    </tr>
  ));
}
