import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useMedia } from '@quayside/ui/kernel/media';
import { useRead } from '@quayside/ui/kernel/query';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useWizardMoves } from '@quayside/ui/wizard/wizard-moves';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { OrderFields, type OrderValues } from '../order-wizard/order-fields.ts';
import { useOrderWork } from '../order-wizard/order-work.ts';
import { areServicesFixed } from './changed-products.ts';
import './logistics.css';
import { MethodsCard } from './methods-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { ShipButton, SummaryRail } from './summary-rail.tsx';
import { TaxCard } from './tax-card.tsx';
import { useLogisticsKeys } from './use-logistics-keys.ts';
import { unitsOf, useQuote } from './use-quote.ts';

const NARROW = '(max-width: 1100px)';
const NOTE_LENGTH = 500;

/** Method, services, tax codes and note (QUOTE-01 … QUOTE-07): choose by price and time, see why, know the balance after. */
export function LogisticsStep() {
  const { t } = useTranslation('order-shipping');
  const form = Form.useFormInstance<OrderValues>();
  const { opened, isDropped } = useOrderWork();
  const { busy, finish } = useWizardMoves();
  const isNarrow = useMedia(NARROW);
  // Fields of the other steps are not on the page, but a price depends on them.
  const values = (Form.useWatch([], { form, preserve: true }) ?? form.getFieldsValue(true)) as Partial<OrderValues>;
  const quote = useQuote(values, opened?.order_id);
  const offered = useOfferedServices(values.warehouse_id);
  const method = quote.answer?.methods.find((one) => one.offered && one.method === values.method);
  useLogisticsKeys((how) => {
    if (!busy) finish(how);
  });
  return (
    <div className="logistics">
      <div className="logistics-main">
        {isDropped && <Alert type="warning" showIcon title={t('dropped')} />}
        <MethodsCard values={values} quote={quote} services={offered.list} />
        <div className="logistics-cards">
          <section className="panel logistics-card" aria-label={t('services')}>
            <OrderFields.Item name="services" label={t('services')} hideLabel required={false}>
              <ServicesCard
                offered={offered.list}
                isFailed={offered.isFailed}
                items={method?.items ?? []}
                units={unitsOf(values.lines)}
                isFixed={areServicesFixed(opened, values.lines)}
              />
            </OrderFields.Item>
          </section>
          <TaxCard country={values.country ?? ''} answer={quote.answer} method={method} />
          <NoteCard length={(values.remark ?? '').length} />
        </div>
      </div>
      <SummaryRail values={values} place={placeOf(values)} answer={quote.answer} method={method} isOld={quote.isOld} isNarrow={isNarrow} />
      {isNarrow && (
        <div className="logistics-bar">
          <span>
            {t('total')} <MoneyText amount={method?.total} currency="USD" />
          </span>
          <ShipButton />
        </div>
      )}
    </div>
  );
}

/** The services of the warehouse; none of another one. */
function useOfferedServices(warehouse_id: number | undefined) {
  const read = useRead(ordersCalls.services, { warehouse_id: warehouse_id ?? 0 }, { enabled: warehouse_id !== undefined, silent: true });
  return { list: read.data?.list ?? [], isFailed: read.isLoadingError };
}

function NoteCard({ length }: { length: number }) {
  const { t } = useTranslation('order-shipping');
  return (
    <section className="panel logistics-card" aria-label={t('note')}>
      <div className="card-head">
        <h3>{t('note')}</h3>
        <span className="counter">{`${length} / ${NOTE_LENGTH}`}</span>
      </div>
      <OrderFields.Item name="remark" label={t('note')} hideLabel>
        <Input.TextArea aria-label={t('note')} rows={3} maxLength={NOTE_LENGTH} />
      </OrderFields.Item>
    </section>
  );
}

function placeOf({ address1, house_number, postal_code, city, country }: Partial<OrderValues>): string {
  const street = [address1, house_number].filter(Boolean).join(' ');
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [street, town, country ? countryName(country, currentLanguage()) : ''].filter(Boolean).join(', ');
}
