import { DeleteOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { MAX_INBOUND_QUANTITY } from '@quayside/domain/inbound/inbound-rules';
import { boxCount } from '@quayside/domain/inbound/packing';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { wholeText } from '@quayside/ui/kernel/values';
import { App, Button, Select } from 'antd';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorAt, WorkField } from './field.tsx';
import { DecimalCell, WholeCell } from './number-cell.tsx';
import { ProductTools } from './product-tools.tsx';
import type { InboundModel } from './use-inbound-model.ts';
import { useLost } from './use-lost.ts';
import { Windowed } from './windowed.tsx';
import type { Change } from './work-reducer.ts';
import type { LineWork, Product } from './work.ts';

const LINE_HEIGHT = 49;
const HOUR_MS = 3_600_000;

/** Warehouse and products (INB-05). */
export function ProductsPart({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { work, change, isLocked } = model;
  const units = work.lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const remove = useRemoveLine(model);
  return (
    <>
      <Warehouse model={model} />
      <div className="part-head">
        <h3>{t('products_title')}</h3>
        <span className="quiet">{t('products_count', { count: work.lines.length, units: wholeText(units, currentLanguage()) })}</span>
      </div>
      {!isLocked && <ProductTools count={work.lines.length} onAdd={(lines) => change({ type: 'add_lines', lines })} />}
      <LinesError />
      {work.lines.length === 0 ? (
        <p className="quiet part-empty">{t('no_lines')}</p>
      ) : (
        <div className="inbound-lines">
          <Heads />
          <Windowed
            heights={work.lines.map(() => LINE_HEIGHT)}
            shown={null}
            render={(index) => {
              const line = work.lines[index];
              const product = line && work.products[line.product_id];
              return line && product && <LineRow key={line.product_id} {...{ index, line, product, change, isLocked }} onRemove={remove} />;
            }}
          />
        </div>
      )}
    </>
  );
}

function LinesError() {
  const error = useErrorAt('lines');
  return error === undefined ? null : <p className="field-error">{error}</p>;
}

function Warehouse({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { modal } = App.useApp();
  const { work, change, isLocked } = model;
  const list = useRead(inboundCalls.options, {}, { staleMs: HOUR_MS }).data?.warehouses ?? [];
  const lostOf = useLost();
  const choose = (warehouse_id: number) => {
    const lost = lostOf(work, true);
    if (work.warehouse_id === null || lost === null) return change({ type: 'warehouse', warehouse_id });
    modal.confirm({
      title: t('change_warehouse_title'),
      content: t('change_warehouse_text', { lost }),
      okText: t('change'),
      cancelText: t('keep'),
      onOk: () => change({ type: 'warehouse', warehouse_id }),
    });
  };
  return (
    <WorkField path="warehouse_id" label={t('inbound:warehouse')} required hint={t('warehouse_hint')} className="inbound-warehouse">
      {(id) => (
        <Select<number>
          id={id}
          className="full-width"
          disabled={isLocked}
          {...(work.warehouse_id === null ? {} : { value: work.warehouse_id })}
          showSearch={{ optionFilterProp: 'label' }}
          options={list.map((one) => ({ value: one.warehouse_id, label: `${one.code} · ${localName(one)}` }))}
          onChange={choose}
        />
      )}
    </WorkField>
  );
}

/** Removing a product that is packed takes it out of its boxes: asks first (D-48). */
function useRemoveLine({ latest, change }: InboundModel): (product_id: number) => void {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { modal } = App.useApp();
  const ask = (product_id: number) => {
    const { boxes, products } = latest.current;
    const holding = boxes.filter(({ items }) => items.some((item) => item.product_id === product_id));
    const remove = () => change({ type: 'remove_line', product_id });
    if (holding.length === 0) return remove();
    const unitsIn = ({ count, items }: (typeof boxes)[number]) =>
      count * (items.find((item) => item.product_id === product_id)?.quantity ?? 0);
    const count = boxCount(holding.map((box) => ({ ...box, items: [] })));
    modal.confirm({
      title: t('remove_line_title', { sku: products[product_id]?.sku ?? '' }),
      content: t('remove_line_text', { count, units: holding.reduce((sum, box) => sum + unitsIn(box), 0) }),
      okText: t('remove'),
      cancelText: t('keep'),
      onOk: remove,
    });
  };
  // The same function for all rows, so that a keystroke draws only its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the newest work itself
  return useCallback(ask, [modal, t]);
}

function Heads() {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return (
    <div className="inbound-line inbound-line-heads" aria-hidden>
      <span>{t('inbound:sku')}</span>
      <span className="cell-end">{t('inbound:quantity')}</span>
      <span className="cell-end" title={t('purchase_price_hint')}>
        {t('inbound:purchase_price')}
      </span>
      <span />
    </div>
  );
}

type RowProps = {
  index: number;
  line: LineWork;
  product: Product;
  change: (change: Change) => void;
  isLocked: boolean;
  onRemove: (product_id: number) => void;
};

const LineRow = memo(function LineRow({ index, line, product, change, isLocked, onRemove }: RowProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { product_id } = line;
  const { sku } = product;
  const path = `lines.${index}`;
  const [wrongQuantity, wrongPrice] = [useErrorAt(`${path}.quantity`), useErrorAt(`${path}.purchase_price`)];
  return (
    <div className="inbound-line">
      <span className="thing">
        <AuthImage path={product.image_url} alt="" />
        <span className="line-main">
          <strong>{sku}</strong>
          <span className="line-note">{product.product_name}</span>
        </span>
      </span>
      <span data-path={`${path}.quantity`}>
        <WholeCell
          aria-label={t('quantity_of', { sku })}
          title={wrongQuantity}
          disabled={isLocked}
          isWrong={wrongQuantity !== undefined}
          value={line.quantity}
          max={MAX_INBOUND_QUANTITY}
          onValue={(quantity) => change({ type: 'line', product_id, change: { quantity } })}
        />
      </span>
      <span data-path={`${path}.purchase_price`}>
        <DecimalCell
          aria-label={t('price_of', { sku })}
          title={wrongPrice}
          disabled={isLocked}
          isWrong={wrongPrice !== undefined}
          value={line.purchase_price}
          onValue={(purchase_price) => change({ type: 'line', product_id, change: { purchase_price } })}
        />
      </span>
      {!isLocked && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('remove_sku', { sku })}
          onClick={() => onRemove(product_id)}
        />
      )}
    </div>
  );
});
