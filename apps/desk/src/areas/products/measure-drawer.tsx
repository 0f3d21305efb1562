import { MeasureInput, productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { deviation, LARGE_DEVIATION_PERCENT } from '@quayside/domain/products/measure-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { TimeText } from '@quayside/ui/display/time-text';
import { Alert, Input, InputNumber } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { DeviationTag } from './deviation-tag.tsx';
import './products.css';

const Measures = MeasureInput.omit({ customer_id: true, product_id: true });
const MeasureForm = createSchemaForm(Measures);
type Measured = Pick<DeskProductRow, 'measured_weight_g' | 'measured_length_cm' | 'measured_width_cm' | 'measured_height_cm'>;

function measuredOf({ measured_weight_g, measured_length_cm, measured_width_cm, measured_height_cm }: DeskProductRow): Measured {
  return { measured_weight_g, measured_length_cm, measured_width_cm, measured_height_cm };
}

/** Enters the warehouse's measurements beside the declared values. */
export function MeasureDrawer({ product, onClose }: { product: DeskProductRow; onClose: () => void }) {
  const { t } = useTranslation('desk-products');
  const [form] = MeasureForm.useForm();
  const [entered, setEntered] = useState(() => measuredOf(product));
  const { save, failure, isSaving, isDirty, touch } = useSave(productsDeskCalls.deskMeasure, ['products'], {
    form,
    saved: ({ sku }) => t('saved', { sku }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="measure"
      title={t('measure_title', { sku: product.sku })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ProductHead product={product} />
      <MeasureForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={measuredOf(product)}
        onValuesChange={() => {
          touch();
          setEntered({ ...entered, ...form.getFieldsValue(true) });
        }}
        onSubmit={(values) => void save({ ...values, customer_id: product.customer_id, product_id: product.product_id })}
      >
        <MeasureFields product={product} entered={entered} />
      </MeasureForm.Form>
    </FormDrawer>
  );
}

function ProductHead({ product }: { product: DeskProductRow }) {
  const { t } = useTranslation('desk-products');
  return (
    <header className="measure-head">
      <AuthImage path={product.image_url} alt="" />
      <div>
        <strong>{product.product_name}</strong>
        <p>
          <CustomerLink {...product} />
        </p>
        {product.measured_at !== null && (
          <p>
            {t('last_measured')} <TimeText at={product.measured_at} />
          </p>
        )}
      </div>
    </header>
  );
}

function MeasureFields({ product, entered }: { product: DeskProductRow; entered: Measured }) {
  const { t } = useTranslation('desk-products');
  const rows = [
    { name: 'measured_weight_g', unit: t('gram'), declared: product.weight_g },
    { name: 'measured_length_cm', unit: t('centimetre'), declared: product.length_cm },
    { name: 'measured_width_cm', unit: t('centimetre'), declared: product.width_cm },
    { name: 'measured_height_cm', unit: t('centimetre'), declared: product.height_cm },
  ] as const;
  const found = rows.map(({ name, declared }) => deviation(declared, entered[name]));
  return (
    <>
      <p className="measure-hint">{t('measure_hint')}</p>
      {rows.map(({ name, unit, declared }, index) => (
        <MeasureForm.Item
          key={name}
          name={name}
          label={t(name)}
          extra={
            <Beside>
              {declared === null ? t('not_declared') : `${t('declared')} ${declared} ${unit}`}
              <DeviationTag deviation={found[index] ?? null} />
            </Beside>
          }
        >
          {name === 'measured_weight_g' ? (
            <InputNumber className="full-width" suffix={unit} />
          ) : (
            <Input inputMode="decimal" maxLength={8} suffix={unit} />
          )}
        </MeasureForm.Item>
      ))}
      <div aria-live="polite">
        {found.some((one) => one?.isLarge === true) && (
          <Alert type="warning" showIcon title={t('large_deviation', { percent: `${LARGE_DEVIATION_PERCENT} %` })} />
        )}
      </div>
    </>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return <span className="measure-beside">{children}</span>;
}
