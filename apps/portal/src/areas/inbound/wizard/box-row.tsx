import { BarcodeOutlined, CloseOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { MAX_BOXES, MAX_INBOUND_QUANTITY } from '@quayside/domain/inbound/inbound-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Button, Popover } from 'antd';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { boxText } from '../box-numbers.ts';
import { BoxSize } from './box-size.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { useErrorAt } from './field.tsx';
import { WholeCell } from './number-cell.tsx';
import type { Change } from './work-reducer.ts';
import type { BoxWork, ItemWork, Product, Work } from './work.ts';

export type BoxRowProps = {
  box: BoxWork;
  /** Position among the rows, for the errors. */
  index: number;
  /** The number of its first box. */
  first: number;
  isFocused: boolean;
  isLocked: boolean;
  /** Whether more SKUs and more boxes are possible by the packing method. */
  takesMore: boolean;
  canCopy: boolean;
  products: Readonly<Record<number, Product>>;
  latest: RefObject<Work>;
  change: (change: Change) => void;
  onScan: (key: number, code: string) => void;
  onNewBox: () => void;
};

/** One row of the packing list: a box, or several equal ones. Drawn again only when its own props change. */
export const BoxRow = memo(function BoxRow(props: BoxRowProps) {
  const { box, index, first, isFocused, isLocked, takesMore, products, change } = props;
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [isCopying, setCopying] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  const name = boxText(first, box.count);
  const error = useErrorAt(`boxes.${index}.items`);
  useFocusByCode(frame, isFocused && !isCopying);
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (isLocked) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'd' && props.canCopy) setCopying(true);
    else if (isCommand && event.key === 'Enter') props.onNewBox();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.dataset['units'] !== undefined)
      focusNext(frame.current, event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside bubble up to it
    <fieldset
      ref={frame}
      aria-label={t('inbound:box_one', { from: name })}
      className="box-row"
      data-focused={isFocused || undefined}
      data-path={`boxes.${index}.items`}
      onFocus={() => change({ type: 'focus', key: box.key })}
      onKeyDown={onKeyDown}
    >
      <div className="box-no">
        <strong>{name}</strong>
        <EqualCount box={box} name={name} isEditable={isFocused && !isLocked && props.canCopy} change={change} />
      </div>
      <div className="box-items">
        {box.items.map((item, at) => (
          <Item
            key={item.product_id}
            path={`boxes.${index}.items.${at}`}
            {...{ item, name, isLocked, change }}
            boxKey={box.key}
            product={products[item.product_id]}
          />
        ))}
        {isFocused && !isLocked && takesMore && <ScanLine name={name} onScan={(code) => props.onScan(box.key, code)} />}
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
      <BoxSize {...{ box, index, name, isLocked, products, change }} />
      {!isLocked && <Tools {...props} name={name} isCopying={isCopying} setCopying={setCopying} />}
    </fieldset>
  );
});

function EqualCount({ box, name, isEditable, change }: Pick<BoxRowProps, 'box' | 'change'> & { name: string; isEditable: boolean }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  if (!isEditable) return box.count > 1 && <span className="second-line">{t('equal', { count: box.count })}</span>;
  return (
    <WholeCell
      className="box-count"
      aria-label={t('equal_count', { box: name })}
      value={box.count}
      max={MAX_BOXES}
      onValue={(count) => change({ type: 'count', key: box.key, count: Math.max(1, count ?? 1) })}
    />
  );
}

type ItemProps = Pick<BoxRowProps, 'isLocked' | 'change'> & {
  item: ItemWork;
  product: Product | undefined;
  boxKey: number;
  name: string;
  path: string;
};

function Item({ item, product, boxKey, name, path, isLocked, change }: ItemProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const sku = product?.sku ?? '';
  const { product_id } = item;
  const [wrongUnits, wrongSku] = [useErrorAt(`${path}.quantity`), useErrorAt(`${path}.product_id`)];
  const error = wrongUnits ?? wrongSku;
  return (
    <div className="box-item">
      <AuthImage path={product?.image_url ?? null} alt="" />
      <span className="box-sku cut" title={product?.product_name}>
        {sku}
      </span>
      <span data-path={`${path}.${wrongSku === undefined ? 'quantity' : 'product_id'}`}>
        <WholeCell
          data-units
          aria-label={t('units_of', { sku, box: name })}
          title={error}
          disabled={isLocked}
          isWrong={error !== undefined}
          value={item.quantity}
          max={MAX_INBOUND_QUANTITY}
          onValue={(quantity) => change({ type: 'units', key: boxKey, product_id, quantity })}
        />
      </span>
      {!isLocked && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('take_out', { sku, box: name })}
          onClick={() => change({ type: 'take_out', key: boxKey, product_id })}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Each scan adds one unit; the cursor stays. */
function ScanLine({ name, onScan }: { name: string; onScan: (code: string) => void }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [code, setCode] = useState('');
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || code.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    setCode('');
    onScan(code.trim());
  };
  return (
    <div className="box-item">
      <BarcodeOutlined aria-hidden className="scan-icon" />
      <input
        type="text"
        className="cell-input scan-input"
        data-scan
        autoComplete="off"
        aria-label={t('scan_sku_of', { box: name })}
        placeholder={t('scan_sku')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={enter}
      />
    </div>
  );
}

type ToolsProps = BoxRowProps & { name: string; isCopying: boolean; setCopying: (isCopying: boolean) => void };

function Tools({ box, name, canCopy, latest, change, isCopying, setCopying }: ToolsProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const copy = (copies: number) => {
    setCopying(false);
    change({ type: 'copy_box', key: box.key, copies });
  };
  return (
    <div className="box-tools">
      {canCopy && (
        <Popover
          open={isCopying}
          onOpenChange={setCopying}
          trigger="click"
          placement="bottomRight"
          destroyOnHidden
          content={<CopyPanel boxKey={box.key} name={name} latest={latest} onCopy={copy} onClose={() => setCopying(false)} />}
        >
          <Button type="text" size="small" icon={<CopyOutlined aria-hidden />} aria-label={t('copy_box', { box: name })} />
        </Popover>
      )}
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('delete_box', { box: name })}
        onClick={() => change({ type: 'delete_box', key: box.key })}
      />
    </div>
  );
}

/** From one number of units to the next, then to the scan line. */
function focusNext(frame: HTMLElement | null, from: HTMLInputElement): void {
  const fields = [...(frame?.querySelectorAll<HTMLInputElement>('[data-units], [data-scan]') ?? [])];
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
  next?.select();
}

/** A row chosen by a key or a button gets the cursor; a row that is clicked has it already. */
function useFocusByCode(frame: RefObject<HTMLElement | null>, isFocused: boolean): void {
  useEffect(() => {
    const box = frame.current;
    if (!isFocused || box === null || box.contains(document.activeElement)) return;
    const field = box.querySelector<HTMLInputElement>('[data-scan]') ?? box.querySelector<HTMLInputElement>('[data-units]');
    field?.focus();
  }, [frame, isFocused]);
}
