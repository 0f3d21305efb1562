import type { OpenParcel } from '@quayside/contract/packing/packing.schemas';
import { Input, InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import { isOpenLine } from './shown-parcel.ts';
import type { PackingTable, ProblemKind } from './packing-table.ts';

type DialogProps = { kind: ProblemKind; parcel: OpenParcel; report: PackingTable['report']; onClose: () => void };

/** Which units are missing or damaged. Enter stops the order. */
export function ProblemDialog({ kind, parcel, report, onClose }: DialogProps) {
  const { t } = useTranslation(['desk-packing', 'kernel']);
  const focusOnce = useFocusOnce();
  const first = parcel.lines.find(isOpenLine) ?? parcel.lines[0];
  const [productId, setProductId] = useState(first?.product_id ?? 0);
  const [quantity, setQuantity] = useState<number>(first ? Math.max(1, first.quantity - first.packed) : 1);
  const [remark, setRemark] = useState('');
  const line = parcel.lines.find(({ product_id }) => product_id === productId);
  const isValid = line !== undefined && quantity >= 1 && quantity <= line.quantity;
  const choose = (product_id: number) => {
    setProductId(product_id);
    setQuantity(1);
  };
  const send = () => {
    if (!isValid) return;
    onClose();
    void report({ product_id: productId, quantity, kind, remark: remark.trim() });
  };
  return (
    <Modal
      open
      title={t(`problem_title.${kind}`)}
      okText={t('report')}
      okButtonProps={{ danger: true, disabled: !isValid }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      onCancel={onClose}
      onOk={send}
    >
      <div className="packing-problem">
        <p className="quiet">{t('problem_hint')}</p>
        <ProductChoice parcel={parcel} value={productId} onChange={choose} />
        <label>
          <span>{t('quantity')}</span>
          <InputNumber
            ref={focusOnce}
            min={1}
            max={line?.quantity ?? 1}
            precision={0}
            value={quantity}
            aria-label={t('quantity')}
            onChange={(value) => setQuantity(value ?? 0)}
            onPressEnter={send}
          />
        </label>
        <label>
          <span>{t('remark')}</span>
          <Input maxLength={500} value={remark} onChange={(event) => setRemark(event.target.value)} onPressEnter={send} />
        </label>
      </div>
    </Modal>
  );
}

type ChoiceProps = { parcel: OpenParcel; value: number; onChange: (productId: number) => void };

function ProductChoice({ parcel, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('desk-packing');
  return (
    <Radio.Group
      aria-label={t('product')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={parcel.lines.map(({ product_id, sku, product_name }) => ({ value: product_id, label: `${sku} · ${product_name}` }))}
    />
  );
}
