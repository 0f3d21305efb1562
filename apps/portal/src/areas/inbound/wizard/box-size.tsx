import { useTranslation } from 'react-i18next';
import { useErrorAt } from './field.tsx';
import { DecimalCell } from './number-cell.tsx';
import { weightNote, type WeightNote } from './packing-sums.ts';
import type { Change } from './work-reducer.ts';
import type { BoxWork, Product, SizeField } from './work.ts';

type SizeProps = {
  box: BoxWork;
  index: number;
  name: string;
  isLocked: boolean;
  products: Readonly<Record<number, Product>>;
  change: (change: Change) => void;
};
const sides = ['length_cm', 'width_cm', 'height_cm'] as const;
const labels = { weight_kg: 'weight_of', length_cm: 'length_of', width_cm: 'width_of', height_cm: 'height_of' } as const;

/** Weight and size of one box, with a warning when the weight does not fit the products. */
export function BoxSize(props: SizeProps) {
  const { t } = useTranslation('inbound-wizard');
  const note = weightNote(props.box, props.products);
  return (
    <>
      <div className="box-weight" data-label={t('col_weight')}>
        <SizeCell {...props} field="weight_kg" isWarning={note !== null} />
      </div>
      <div className="box-sides" data-label={t('col_size')}>
        {sides.map((field) => (
          <SizeCell key={field} {...props} field={field} />
        ))}
      </div>
      {note && <WeightWarning note={note} {...props} />}
    </>
  );
}

function SizeCell({ box, index, name, isLocked, change, field, isWarning = false }: SizeProps & { field: SizeField; isWarning?: boolean }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const path = `boxes.${index}.${field}`;
  const error = useErrorAt(path);
  return (
    <span data-path={path}>
      <DecimalCell
        aria-label={t(labels[field], { box: name })}
        title={error}
        disabled={isLocked}
        isWrong={error !== undefined}
        isWarning={isWarning}
        value={box[field]}
        onValue={(value) => change({ type: 'size', key: box.key, field, value })}
      />
    </span>
  );
}

function WeightWarning({ note, box, products }: { note: WeightNote; box: BoxWork; products: SizeProps['products'] }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [only, ...others] = box.items;
  const product = only && products[only.product_id];
  const content =
    product && others.length === 0
      ? t('inbound:content_one', { units: only.quantity ?? 0, weight: kilograms(product.weight_g) })
      : t('content_sum', { weight: kilograms(note.content_g) });
  return <p className="advice box-warning">{t(note.kind, { content })}</p>;
}

function kilograms(grams: number): string {
  return (grams / 1000).toFixed(2);
}
