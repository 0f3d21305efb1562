import { MAX_COPIES } from '@quayside/domain/products/label-rules';
import { InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Labelled } from './labelled.ts';

/** The same number for all, or one for each product. */
export type Copies = { all: number; each: Readonly<Record<number, number>> | null };

export function copiesOf({ all, each }: Copies, product_id: number): number {
  return each?.[product_id] ?? all;
}

type FieldProps = { products: readonly Labelled[]; copies: Copies; onChange: (copies: Copies) => void };

export function CopiesField({ products, copies, onChange }: FieldProps) {
  const { t } = useTranslation('products');
  const { all, each } = copies;
  return (
    <div className="dialog-stack">
      {products.length > 1 && (
        <Radio.Group
          aria-label={t('label.copies')}
          value={each === null ? 'same' : 'each'}
          options={[
            { value: 'same', label: t('label.copies_same') },
            { value: 'each', label: t('label.copies_each') },
          ]}
          onChange={(event) => onChange({ all, each: event.target.value === 'each' ? {} : null })}
        />
      )}
      {each === null ? (
        <CopiesInput label={t('label.copies_per_sku')} value={all} onChange={(count) => onChange({ all: count, each })} />
      ) : (
        <ul className="line-list label-copies">
          {products.map(({ product_id, sku }) => (
            <li key={product_id}>
              <span className="line-main">{sku}</span>
              <CopiesInput
                label={t('label.copies_of', { sku })}
                value={copiesOf(copies, product_id)}
                onChange={(count) => onChange({ all, each: { ...each, [product_id]: count } })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CopiesInput({ label, value, onChange }: { label: string; value: number; onChange: (count: number) => void }) {
  return <InputNumber aria-label={label} min={1} max={MAX_COPIES} precision={0} value={value} onChange={(count) => onChange(count ?? 1)} />;
}
