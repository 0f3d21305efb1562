import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { moneyText } from '@quayside/domain/kernel/money';
import { feesTotal, insuranceFee, serviceFee, serviceQuantity } from '@quayside/domain/inbound/inbound-fees';
import { boxCount } from '@quayside/domain/inbound/packing';
import { MoneyText } from '@quayside/ui/display/money-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { WorkField } from './field.tsx';
import type { InboundModel } from './use-inbound-model.ts';
import { groupsOf, type Work } from './work.ts';

const HOUR_MS = 3_600_000;
const amount = /^\d{1,8}(\.\d{1,2})?$/;

/** What the chosen services and the insurance cost, before anything is submitted (D-53). */
export function useFees(work: Work) {
  const { data } = useRead(inboundCalls.options, {}, { staleMs: HOUR_MS });
  const rate = data?.insurance_rate ?? '0';
  const units = work.lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const counts = { units, boxes: boxCount(groupsOf(work.boxes)) };
  const services = (data?.services ?? []).map((one) => {
    const quantity = serviceQuantity(one.unit, counts);
    return { ...one, quantity, fee: one.price === null ? null : moneyText(serviceFee(one.price, quantity)) };
  });
  const chosen = services.flatMap(({ service_id, price, quantity }) =>
    price !== null && work.shipping.service_ids.includes(service_id) ? [{ price, quantity }] : [],
  );
  const declared = work.shipping.declared_value;
  const insurance = declared !== null && amount.test(declared) ? moneyText(insuranceFee(declared, rate)) : null;
  return { rate, units, services, insurance, total: moneyText(feesTotal(insurance, chosen)) };
}

export function FeesPart({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const fees = useFees(model.work);
  return (
    <div className="inbound-fees">
      <Services model={model} services={fees.services} />
      <Insurance model={model} rate={fees.rate} fee={fees.insurance} hasUnits={fees.units > 0} />
      <p className="fees-total">
        <span>
          {t('inbound:fees_total')} <span className="quiet">{t('fees_hint')}</span>
        </span>
        <strong>
          <MoneyText amount={fees.total} currency="USD" />
        </strong>
      </p>
    </div>
  );
}

type Service = ReturnType<typeof useFees>['services'][number];

function Services({ model: { work, change }, services }: { model: InboundModel; services: readonly Service[] }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { service_ids } = work.shipping;
  if (services.length === 0) return <p className="quiet">{t('no_services')}</p>;
  const toggle = (id: number, isChosen: boolean) =>
    change({ type: 'shipping', change: { service_ids: isChosen ? [...service_ids, id] : service_ids.filter((one) => one !== id) } });
  return (
    <ul className="fee-list" aria-label={t('inbound:field.services')} data-path="shipping.service_ids">
      {services.map((one) => (
        <li key={one.service_id}>
          <Checkbox checked={service_ids.includes(one.service_id)} onChange={({ target }) => toggle(one.service_id, target.checked)}>
            {localName(one)} <span className="quiet">{t(`inbound:service_unit.${one.unit}`)}</span>
          </Checkbox>
          {one.price !== null && <span className="quiet">{t('service_fee', { quantity: one.quantity, price: one.price })}</span>}
          <MoneyText amount={one.fee} currency="USD" />
        </li>
      ))}
    </ul>
  );
}

type InsuranceProps = { model: InboundModel; rate: string; fee: string | null; hasUnits: boolean };

/** Needs products with quantities first (INB-25). */
function Insurance({ model: { work, change }, rate, fee, hasUnits }: InsuranceProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { declared_value } = work.shipping;
  const set = (value: string | null) => change({ type: 'shipping', change: { declared_value: value } });
  return (
    <div className="insurance">
      <Checkbox disabled={!hasUnits} checked={declared_value !== null} onChange={({ target }) => set(target.checked ? '' : null)}>
        {t('insure')}
      </Checkbox>
      {!hasUnits && <span className="quiet">{t('insurance_needs')}</span>}
      {declared_value !== null && (
        <>
          <WorkField
            path="shipping.declared_value"
            label={t('inbound:field.declared_value')}
            hint={t('insurance_rate', { rate: percent(rate) })}
          >
            {(id) => (
              <Input
                id={id}
                inputMode="decimal"
                autoComplete="off"
                value={declared_value}
                onChange={({ target }) => set(target.value.trim().replace(',', '.'))}
              />
            )}
          </WorkField>
          <span className="insurance-fee">
            {t('insurance_fee')} <MoneyText amount={fee} currency="USD" />
          </span>
        </>
      )}
    </div>
  );
}

/** "0.003" to "0.3". */
function percent(rate: string): string {
  return String(Math.round(Number(rate) * 1e7) / 1e5);
}
