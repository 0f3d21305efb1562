import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { deviation } from '@quayside/domain/products/measure-rules';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import type { StationWork } from './use-station.ts';

const fields = ['measured_weight_kg', 'measured_length_cm', 'measured_width_cm', 'measured_height_cm'] as const;
type Field = (typeof fields)[number];
const declared = {
  measured_weight_kg: 'weight_kg',
  measured_length_cm: 'length_cm',
  measured_width_cm: 'width_cm',
  measured_height_cm: 'height_cm',
} as const;

/** Weight and size of the open box as measured here, beside what the merchant booked. */
export function MeasureDialog({ work, onClose }: { work: StationWork; onClose: () => void }) {
  const { t } = useTranslation(['desk-receiving', 'kernel']);
  const focusOnce = useFocusOnce();
  const { box, key, writes } = work;
  const [entered, enter] = useState<Record<Field, string>>(() => ({
    measured_weight_kg: box?.measured_weight_kg ?? box?.weight_kg ?? '',
    measured_length_cm: box?.measured_length_cm ?? box?.length_cm ?? '',
    measured_width_cm: box?.measured_width_cm ?? box?.width_cm ?? '',
    measured_height_cm: box?.measured_height_cm ?? box?.height_cm ?? '',
  }));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  if (!box) return null;
  const save = () =>
    writes.measureBox.mutateAsync({ ...key, box_no: box.box_no, ...entered }).then(onClose, (error: unknown) => {
      if (error instanceof RefusedError) setErrors(new Map(error.fields.map(({ path, msg }) => [path, msg])));
    });
  const isLarge = fields.some((field) => deviation(box[declared[field]], entered[field])?.isLarge === true);
  const isValid = receivingDeskCalls.deskMeasureBox.input.safeParse({ ...key, box_no: box.box_no, ...entered }).success;
  return (
    <Modal
      open
      title={t('measure_box', { box: box.box_no })}
      okText={t('save')}
      okButtonProps={{ disabled: !isValid }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={writes.measureBox.isPending}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <div className="difference-form">
        {fields.map((field, at) => (
          <label key={field}>
            <span>{t(field)}</span>
            <Input
              {...(at === 0 ? { ref: focusOnce } : {})}
              inputMode="decimal"
              maxLength={9}
              value={entered[field]}
              suffix={field === 'measured_weight_kg' ? 'kg' : 'cm'}
              {...(errors.has(field) ? { status: 'error' as const } : {})}
              onChange={(event) => enter({ ...entered, [field]: event.target.value })}
              onPressEnter={() => isValid && void save()}
            />
            {errors.has(field) && <span className="field-error">{errors.get(field)}</span>}
            <small className="quiet">{t('booked_value', { value: box[declared[field]] ?? '–' })}</small>
          </label>
        ))}
        {isLarge && <Alert type="warning" showIcon title={t('large_deviation')} />}
      </div>
    </Modal>
  );
}
