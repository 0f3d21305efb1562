import { MeasureInput, productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { LARGE_DEVIATION_PERCENT, deviation } from '@quayside/domain/products/measure-rules';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import type { StationWork } from './use-station.ts';

const fields = ['measured_weight_g', 'measured_length_cm', 'measured_width_cm', 'measured_height_cm'] as const;
type Field = (typeof fields)[number];
const declared = {
  measured_weight_g: 'weight_g',
  measured_length_cm: 'length_cm',
  measured_width_cm: 'width_cm',
  measured_height_cm: 'height_cm',
} as const;

/** Weight and size of one unit, written back to the product (PROD-02). */
export function MeasureProductDialog({ work, onClose }: { work: StationWork; onClose: () => void }) {
  const { customer_id } = work.key;
  const sku = work.box?.items.find(({ product_id }) => product_id === work.marked)?.sku ?? '';
  const input = { customer_id, keyword: sku, limit: 20 } as const;
  const product = useRead(productsDeskCalls.deskList, input, { silent: true }).data?.list.find(
    ({ product_id }) => product_id === work.marked,
  );
  if (product) return <Measure product={product} onClose={onClose} />;
  return (
    <Modal open footer={null} title={sku} onCancel={onClose}>
      <Skeleton active />
    </Modal>
  );
}

function Measure({ product, onClose }: { product: DeskProductRow; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'desk-products', 'kernel']);
  const { message } = App.useApp();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [entered, enter] = useState<Record<Field, string>>({
    measured_weight_g: String(product.measured_weight_g ?? ''),
    measured_length_cm: product.measured_length_cm ?? '',
    measured_width_cm: product.measured_width_cm ?? '',
    measured_height_cm: product.measured_height_cm ?? '',
  });
  const measure = useWrite(productsDeskCalls.deskMeasure, ['products', 'receiving'], { silent: true });
  const { customer_id, product_id, sku } = product;
  const input = MeasureInput.safeParse({ ...entered, customer_id, product_id, measured_weight_g: Number(entered.measured_weight_g) });
  const save = () => {
    if (!input.success) return;
    measure.mutateAsync(input.data).then(
      () => {
        void message.success(t('saved', { ns: 'desk-products', sku }));
        onClose();
      },
      (error: unknown) => error instanceof RefusedError && setErrors(new Map(error.fields.map(({ path, msg }) => [path, msg]))),
    );
  };
  const isLarge = fields.some(
    (field) => deviation(product[declared[field]], entered[field] === '' ? null : entered[field])?.isLarge === true,
  );
  return (
    <Modal
      open
      title={t('measure_title', { ns: 'desk-products', sku })}
      okText={t('save')}
      okButtonProps={{ disabled: !input.success }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={measure.isPending}
      onCancel={onClose}
      onOk={save}
    >
      <div className="difference-form">
        <MeasureFields product={product} entered={entered} errors={errors} onEnter={enter} onSave={save} />
        {isLarge && (
          <Alert type="warning" showIcon title={t('large_deviation', { ns: 'desk-products', percent: `${LARGE_DEVIATION_PERCENT} %` })} />
        )}
      </div>
    </Modal>
  );
}

type FieldProps = {
  product: DeskProductRow;
  entered: Record<Field, string>;
  errors: ReadonlyMap<string, string>;
  onEnter: (entered: Record<Field, string>) => void;
  onSave: () => void;
};

function MeasureFields({ product, entered, errors, onEnter, onSave }: FieldProps) {
  const { t } = useTranslation('desk-products');
  const focusOnce = useFocusOnce();
  return fields.map((field, at) => (
    <label key={field}>
      <span>{t(field)}</span>
      <Input
        {...(at === 0 ? { ref: focusOnce } : {})}
        inputMode="decimal"
        maxLength={8}
        value={entered[field]}
        suffix={t(field === 'measured_weight_g' ? 'gram' : 'centimetre')}
        onChange={(event) => onEnter({ ...entered, [field]: event.target.value })}
        onPressEnter={onSave}
      />
      <small className="quiet">
        {t('declared')} {product[declared[field]] ?? '–'}
      </small>
      {errors.has(field) && <span className="field-error">{errors.get(field)}</span>}
    </label>
  ));
}
