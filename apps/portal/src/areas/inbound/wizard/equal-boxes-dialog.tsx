import { Modal, Select } from 'antd';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INBOUND_QUANTITY } from '@quayside/domain/inbound/inbound-rules';
import { equalBoxes, type NewBox } from './box-changes.ts';
import { DecimalCell, WholeCell } from './number-cell.tsx';
import { comparisonOf } from './packing-sums.ts';
import { sizeFields, type SizeField, type Work } from './work.ts';

type DialogProps = { latest: RefObject<Work>; onAdd: (boxes: readonly NewBox[]) => void; onClose: () => void };
const noSize = { weight_kg: '', length_cm: '', width_cm: '', height_cm: '' };

/** Divides what is left of a SKU into equal boxes, and says the result first. */
export function EqualBoxesDialog({ latest, onAdd, onClose }: DialogProps) {
  const [work] = useState(() => latest.current);
  const { t } = useTranslation(['inbound-wizard', 'inbound', 'kernel']);
  const id = useId();
  const open = comparisonOf(work).filter(({ difference }) => difference < 0);
  const [product_id, setProduct] = useState(open[0]?.product_id);
  const [units, setUnits] = useState<number | null>(null);
  const [size, setSize] = useState<Record<SizeField, string>>(noSize);
  const left = -(open.find((one) => one.product_id === product_id)?.difference ?? 0);
  const boxes = product_id === undefined ? [] : equalBoxes(product_id, left, units ?? 0).map((box) => ({ ...box, ...size }));
  return (
    <Modal
      open
      title={t('equal_title')}
      okText={t('equal_do')}
      okButtonProps={{ disabled: boxes.length === 0 }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      onOk={() => {
        onAdd(boxes);
        onClose();
      }}
      onCancel={onClose}
    >
      <div className="dialog-stack equal-boxes">
        <label htmlFor={`${id}-sku`}>{t('equal_sku')}</label>
        <Select<number>
          id={`${id}-sku`}
          {...(product_id === undefined ? {} : { value: product_id })}
          showSearch={{ optionFilterProp: 'label' }}
          options={open.map((one) => ({
            value: one.product_id,
            label: `${work.products[one.product_id]?.sku ?? ''} (${-one.difference})`,
          }))}
          onChange={setProduct}
        />
        <label htmlFor={`${id}-units`}>{t('equal_units')}</label>
        <WholeCell id={`${id}-units`} value={units} max={MAX_INBOUND_QUANTITY} onValue={setUnits} />
        <span>{`${t('col_weight')}, ${t('col_size')}`}</span>
        <span className="equal-sizes">
          {sizeFields.map((field) => (
            <DecimalCell
              key={field}
              aria-label={t(sizeLabels[field])}
              value={size[field]}
              onValue={(value) => setSize((before) => ({ ...before, [field]: value }))}
            />
          ))}
        </span>
        <output className="quiet">
          <Result boxes={boxes} isDone={open.length === 0} />
        </output>
      </div>
    </Modal>
  );
}

const sizeLabels = { weight_kg: 'size.weight', length_cm: 'size.length', width_cm: 'size.width', height_cm: 'size.height' } as const;

function Result({ boxes, isDone }: { boxes: readonly NewBox[]; isDone: boolean }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [full, rest] = boxes;
  if (isDone) return t('equal_none');
  if (!full) return null;
  const units = full.items[0]?.quantity ?? 0;
  if (!rest) return t('equal_result', { boxes: full.count, units });
  return t('equal_result_rest', { boxes: full.count, units, rest: rest.items[0]?.quantity ?? 0 });
}
