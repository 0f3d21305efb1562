import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkError } from './use-inbound-model.ts';
import { stepKeys } from './wizard-steps.ts';
import { firstNumbers, type Work } from './work.ts';

type ListProps = { errors: readonly WorkError[]; work: Work; onOpen: (error: WorkError) => void };
const SHOWN = 50;

/** All errors at once; each opens its step and field, and goes when the entry is corrected. */
export function ErrorList({ errors, work, onOpen }: ListProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const nameOf = useErrorName(work);
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('inbound:errors_title', { count })}
        description={
          <ul className="error-list inbound-errors">
            {errors.slice(0, SHOWN).map((error) => (
              <li key={`${error.path} ${error.code}`}>
                <Button type="link" size="small" onClick={() => onOpen(error)}>
                  {t('error_at', { step: t(`step.${stepKeys[error.step - 1] ?? 'products'}`), text: nameOf(error) })}
                </Button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}

/** These texts say themselves what they are about. */
const named = new Set(['inbound.mismatch', 'inbound.lines_needed', 'inbound.boxes_needed', 'inbound.carrier_needed']);

/** The text with the field, the SKU or the box it is about. */
function useErrorName(work: Work): (error: WorkError) => string {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const subjectOf = ([part = '', name = '']: readonly string[]): string => {
    if (part === 'warehouse_id') return t('inbound:warehouse');
    if (part === 'lines') return work.products[work.lines[Number(name)]?.product_id ?? 0]?.sku ?? '';
    if (part === 'boxes' && name !== '') return t('inbound:box_one', { from: firstNumbers(work.boxes)[Number(name)] ?? '' });
    return part === 'shipping' && isField(name) ? t(`inbound:field.${name}`) : '';
  };
  return ({ path, code, msg }) => {
    const subject = named.has(code) ? '' : subjectOf(path.split('.'));
    return subject === '' ? msg : t('error_of', { subject, text: msg });
  };
}

const fields = [
  'shipping_method',
  'carrier',
  'tracking_numbers',
  'plate',
  'driver_name',
  'driver_phone',
  'volume_m3',
  'packaging',
  'arrival_date',
  'arrival_period',
  'inspection',
  'declared_value',
  'remark',
] as const;

function isField(name: string): name is (typeof fields)[number] {
  return fields.some((one) => one === name);
}
