import type { OfferedService } from '@quayside/contract/orders/order-quotes.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { Alert, Button, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { OrderFields, type OrderValues } from '../order-wizard/order-fields.ts';
import { ContactDialog } from '#portal/kernel/order-life/contact-dialog.tsx';
import { MethodTable } from './method-table.tsx';
import { NotOffered } from './not-offered.tsx';
import { QuoteWarnings } from './quote-warnings.tsx';
import type { QuoteView } from './use-quote.ts';

type CardProps = { values: Partial<OrderValues>; quote: QuoteView; services: readonly OfferedService[] };

/** Warehouse and country, then the methods they allow (QUOTE-01, QUOTE-08). */
export function MethodsCard({ values, quote, services }: CardProps) {
  const { t } = useTranslation('order-shipping');
  return (
    <section className="panel methods-card" aria-label={t('methods')}>
      <div className="methods-head">
        <h2>{t('methods')}</h2>
        <OrderFields.Item name="warehouse_id" label={t('from')} hideLabel kind="select" required={false}>
          <Select
            prefix={t('from')}
            aria-label={t('from')}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={useWarehouses()}
            popupMatchSelectWidth={false}
          />
        </OrderFields.Item>
        <OrderFields.Item name="country" label={t('to')} hideLabel kind="select" required={false}>
          <Select
            prefix={t('to')}
            aria-label={t('to')}
            showSearch={{ optionFilterProp: 'search' }}
            options={useCountries()}
            popupMatchSelectWidth={false}
          />
        </OrderFields.Item>
      </div>
      <Methods values={values} quote={quote} services={services} />
    </section>
  );
}

function Methods({ values, quote, services }: CardProps) {
  const { t } = useTranslation('order-shipping');
  const { answer, error, isUnasked, isOld } = quote;
  if (values.warehouse_id === undefined || values.warehouse_id === null) return <NoMethods text={t('choose_warehouse')} />;
  if (!values.country) return <NoMethods text={t('choose_country')} />;
  if (isUnasked) return <NoMethods text={t('entries_missing')} />;
  if (error instanceof RefusedError && error.code === 'orders.no_options') return <NoneOffered />;
  if (error !== null) return <ErrorState error={error} title={t('quote_failed')} onRetry={quote.retry} />;
  if (answer === undefined) return <Skeleton className="method-skeleton" active title={false} paragraph={{ rows: 6 }} />;
  const isOffered = answer.methods.some(({ offered }) => offered);
  const isGone = values.method && !isOld && !answer.methods.some((one) => one.offered && one.method === values.method);
  return (
    <>
      {isGone && isOffered && <Alert type="warning" showIcon banner title={t('chosen_gone')} />}
      {isOffered ? (
        <OrderFields.Item name="method" label={t('methods')} hideLabel required={false} className="method-field">
          <MethodTable answer={answer} services={services} isOld={isOld} />
        </OrderFields.Item>
      ) : (
        <NoneOffered />
      )}
      <QuoteWarnings warnings={answer.warnings} of={['DIMENSIONS_MISSING', 'DECLARED_DATA']} />
      <NotOffered methods={answer.methods.filter(({ offered }) => !offered)} isOpen={!isOffered} />
    </>
  );
}

/** The field exists without a table too: leaving the step names what is missing at it. */
function NoMethods({ text }: { text: string }) {
  return (
    <Form.Item name="method" noStyle>
      <NoTable text={text} />
    </Form.Item>
  );
}

function NoTable({ text }: { text: string }) {
  return <p className="method-empty">{text}</p>;
}

/** QUOTE-17. */
function NoneOffered() {
  const { t } = useTranslation('order-shipping');
  const [isAsking, ask] = useState(false);
  return (
    <div className="method-empty">
      <Alert
        type="error"
        showIcon
        title={t('none_offered')}
        description={
          <>
            {t('none_offered_hint')}{' '}
            <Button type="link" size="small" onClick={() => ask(true)}>
              {t('support')}
            </Button>
          </>
        }
      />
      {isAsking && <ContactDialog onClose={() => ask(false)} />}
    </div>
  );
}
