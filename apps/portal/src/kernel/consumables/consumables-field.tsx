import { DeleteOutlined } from '@ant-design/icons';
import type { Consumable, ConsumableLine } from '@quayside/contract/consumables/consumables.schemas';
import { MAX_ATTACHED } from '@quayside/domain/consumables/consumable-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { localName } from '@quayside/ui/kernel/local-name';
import { MoneyText } from '@quayside/ui/display/money-text';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeTag } from './charge-tag.tsx';
import { ConsumablePicker } from './consumable-picker.tsx';
import './consumables.css';
import { useConsumables, type Per } from './use-consumables.ts';

type FieldProps = {
  /** What the quantity refers to: a unit or an order. */
  per: Per;
  /** Those attached before: a disabled one is no longer offered but must still be shown. */
  known: readonly Consumable[];
  value?: readonly ConsumableLine[];
  onChange?: (lines: ConsumableLine[]) => void;
};

const none: readonly ConsumableLine[] = [];

/** The packaging of a product (CONS-03) or of an order (CONS-04): chosen in a dialog, quantities entered here. */
export function ConsumablesField({ per, known, value = none, onChange }: FieldProps) {
  const { t } = useTranslation('consumables');
  const [isOpen, setOpen] = useState(false);
  const { offered, all } = useConsumables(known);
  const count = (id: number, quantity: number) =>
    onChange?.(value.map((line) => (line.consumable_id === id ? { consumable_id: id, quantity } : line)));
  const remove = (id: number) => onChange?.(value.filter((line) => line.consumable_id !== id));
  const take = (ids: readonly number[]) =>
    onChange?.(ids.map((id) => value.find((line) => line.consumable_id === id) ?? { consumable_id: id, quantity: 1 }));
  return (
    <div className="dialog-stack">
      {value.length === 0 && <p className="quiet">{t(`none.${per}`)}</p>}
      <ul className="line-list consumable-lines">
        {value.map((line) => (
          <Line
            key={line.consumable_id}
            per={per}
            line={line}
            consumable={all.find((one) => one.consumable_id === line.consumable_id)}
            onCount={count}
            onRemove={remove}
          />
        ))}
      </ul>
      <div>
        <Button onClick={() => setOpen(true)}>{t('choose')}</Button>
      </div>
      <ConsumablePicker
        per={per}
        open={isOpen}
        offered={offered}
        chosen={value.map((line) => line.consumable_id)}
        onTake={take}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

type LineProps = {
  per: Per;
  line: ConsumableLine;
  consumable: Consumable | undefined;
  onCount: (id: number, quantity: number) => void;
  onRemove: (id: number) => void;
};

function Line({ per, line, consumable, onCount, onRemove }: LineProps) {
  const { t } = useTranslation('consumables');
  const { consumable_id, quantity } = line;
  const name = consumable ? localName(consumable) : `#${consumable_id}`;
  return (
    <li>
      <span className="thing">
        <AuthImage path={consumable?.image_url ?? null} alt="" />
        <span className="line-main">
          <span className="line-name">
            {name} {consumable && <ChargeTag consumable={consumable} />}
          </span>
          {consumable && (
            <span className="line-note">
              {consumable.specification !== '' && `${consumable.specification} · `}
              <MoneyText amount={consumable.unit_price} currency="USD" />
            </span>
          )}
        </span>
      </span>
      <span className="consumable-side">
        <InputNumber
          aria-label={t(`quantity_of.${per}`, { name })}
          min={1}
          max={MAX_ATTACHED}
          precision={0}
          value={quantity}
          onChange={(next) => onCount(consumable_id, next ?? 1)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('remove', { name })}
          onClick={() => onRemove(consumable_id)}
        />
      </span>
    </li>
  );
}
