import { AppstoreAddOutlined, PlusOutlined, SnippetsOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { packingMethods, type PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { App, Button, Segmented } from 'antd';
import { memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyBox } from './box-changes.ts';
import { BoxRow, type BoxRowProps } from './box-row.tsx';
import { EqualBoxesDialog } from './equal-boxes-dialog.tsx';
import { useErrorAt } from './field.tsx';
import { OneBox } from './one-box.tsx';
import { PasteBoxesDialog } from './paste-boxes-dialog.tsx';
import type { InboundModel } from './use-inbound-model.ts';
import { useLost } from './use-lost.ts';
import { Windowed } from './windowed.tsx';
import { firstNumbers, type BoxWork } from './work.ts';

/** The heights of pages.css: a row's edge, each line in it, and the scan line and the note below. */
const ROW = { edge: 23, line: 33, scan: 33, second: 0 };

/** The packing list (INB-07, INB-08). */
export function PackingPart({ model }: { model: InboundModel }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const isPhone = useMedia(MOBILE);
  const { work, latest, change, isLocked, isSupplier } = model;
  useFilledBox(model);
  const acts = useRowActs(model);
  return (
    <div className="packing">
      <Tools latest={latest} change={change} method={work.method} isLocked={isLocked} isSupplier={isSupplier} />
      <PackingError />
      {work.boxes.length === 0 ? (
        <p className="quiet part-empty">{t('no_boxes')}</p>
      ) : isPhone ? (
        <OneBox model={model} renderRow={(index, rowProps) => <Row {...rowProps} {...acts} index={index} />} />
      ) : (
        <Rows model={model} acts={acts} />
      )}
      {!isLocked && !(work.method === 'one_box' && work.boxes.length > 0) && <Foot onNewBox={acts.onNewBox} />}
    </div>
  );
}

/** One box for everything starts filled. */
function useFilledBox({ work, isLocked, change }: InboundModel): void {
  const isEmpty = !isLocked && work.method === 'one_box' && work.boxes.length === 0 && work.lines.length > 0;
  const fill = useEffectEvent(() => change({ type: 'method', method: 'one_box' }));
  useEffect(() => {
    if (isEmpty) fill();
  }, [isEmpty]);
}

function PackingError() {
  const [boxes, method] = [useErrorAt('boxes'), useErrorAt('packing_method')];
  const error = boxes ?? method;
  return error === undefined ? null : <p className="field-error packing-error">{error}</p>;
}

type ToolsProps = Pick<InboundModel, 'latest' | 'change' | 'isLocked' | 'isSupplier'> & { method: PackingMethod };

/** Only what it shows, so that a keystroke in a box does not draw it again. */
const Tools = memo(function Tools({ latest, change, method, isLocked, isSupplier }: ToolsProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const [opened, open] = useState<'paste' | 'equal' | null>(null);
  const isOneBox = method === 'one_box';
  return (
    <div className="packing-tools" data-path="boxes">
      <Method {...{ latest, change, method, isLocked, isSupplier }} />
      {!isLocked && !isOneBox && (
        <span className="packing-tools-end">
          <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => open('paste')}>
            {t('paste_rows')}
          </Button>
          <Button icon={<AppstoreAddOutlined aria-hidden />} onClick={() => open('equal')}>
            {t('equal_boxes')}
          </Button>
        </span>
      )}
      {isSupplier && <p className="quiet">{t('supplier_note')}</p>}
      {opened === 'paste' && (
        <PasteBoxesDialog latest={latest} onAdd={(boxes) => change({ type: 'add_boxes', boxes })} onClose={() => open(null)} />
      )}
      {opened === 'equal' && (
        <EqualBoxesDialog latest={latest} onAdd={(boxes) => change({ type: 'add_boxes', boxes })} onClose={() => open(null)} />
      )}
    </div>
  );
});

/** Another method has other boxes: asks before it clears them (D-48). */
function Method({ latest, change, method: current, isLocked, isSupplier }: ToolsProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { modal } = App.useApp();
  const lostOf = useLost();
  const choose = (method: PackingMethod) => {
    const lost = lostOf(latest.current, false);
    if (method === current) return;
    if (lost === null) return change({ type: 'method', method });
    modal.confirm({
      title: t('change_method_title'),
      content: t('change_method_text', { lost }),
      okText: t('change'),
      cancelText: t('keep'),
      onOk: () => change({ type: 'method', method }),
    });
  };
  return (
    <Segmented<PackingMethod>
      aria-label={t('inbound:method_label')}
      className="packing-methods"
      disabled={isLocked || isSupplier}
      value={current}
      options={packingMethods.map((value) => ({ value, label: t(`inbound:method.${value}`) }))}
      onChange={choose}
    />
  );
}

type RowActs = Pick<BoxRowProps, 'onScan' | 'onNewBox'>;
type RowBase = RowActs & { model: InboundModel; first: number; box: BoxWork };

/** The same functions for all rows. */
function useRowActs(model: InboundModel): RowActs {
  const { change } = model;
  const onScan = useScanInto(model);
  const onNewBox = useCallback(() => change({ type: 'add_boxes', boxes: [emptyBox] }), [change]);
  return { onScan, onNewBox };
}

function Rows({ model, acts }: { model: InboundModel; acts: RowActs }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { work } = model;
  const firsts = firstNumbers(work.boxes);
  const shown = work.boxes.findIndex(({ key }) => key === work.focused);
  return (
    <div className="box-table">
      <div className="box-row box-heads" aria-hidden>
        <span>{t('col_box')}</span>
        <span className="box-head-items">
          <span>{t('inbound:sku')}</span>
          <span>{t('units')}</span>
        </span>
        <span className="cell-end">{t('col_weight')}</span>
        <span className="box-head-sides">{t('col_size')}</span>
        <span />
      </div>
      <Windowed
        heights={work.boxes.map((box) => heightOf(box, box.key === work.focused))}
        shown={shown === -1 ? null : shown}
        render={(index) => {
          const box = work.boxes[index];
          return box && <Row key={box.key} {...acts} model={model} index={index} first={firsts[index] ?? 0} box={box} />;
        }}
      />
    </div>
  );
}

function heightOf({ items }: BoxWork, isFocused: boolean): number {
  return ROW.edge + Math.max(1, items.length) * ROW.line + (isFocused ? ROW.scan : 0);
}

/** The row's props: all the same objects as before unless something about this row has changed. */
function Row({ model, index, first, box, onScan, onNewBox }: RowBase & { index: number }) {
  const { work, change, latest, isLocked } = model;
  const isOneBox = work.method === 'one_box';
  return (
    <BoxRow
      box={box}
      index={index}
      first={first}
      isFocused={work.focused === box.key}
      isLocked={isLocked}
      takesMore={work.method !== 'sku_per_box' || box.items.length <= 1}
      canCopy={!isOneBox}
      products={work.products}
      latest={latest}
      change={change}
      onScan={onScan}
      onNewBox={onNewBox}
    />
  );
}

/** Adds one unit of the scanned SKU. Codes of the list are known; an alias is looked up. */
function useScanInto({ latest, change }: InboundModel): (key: number, code: string) => void {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { message } = App.useApp();
  const client = useClient();
  const showFailure = useFailureToast();
  const add = (key: number, product_id: number) => {
    const { method, boxes } = latest.current;
    const box = boxes.find((one) => one.key === key);
    const isOther = box?.items.some((item) => item.product_id !== product_id) ?? false;
    if (method === 'sku_per_box' && isOther) return void message.warning(t('one_sku_here'));
    change({ type: 'add_item', key, product_id, quantity: 1 });
  };
  const look = async (key: number, code: string) => {
    const { list } = await client.send(inboundCalls.resolveCodes, { codes: [code] });
    const product_id = list[0]?.product?.product_id;
    const isBooked = latest.current.lines.some((line) => line.product_id === product_id);
    if (product_id !== undefined && isBooked) add(key, product_id);
    else message.warning(t('not_in_list', { code }));
  };
  const scan = (key: number, code: string) => {
    const wanted = code.toLowerCase();
    const known = latest.current.lines.find(({ product_id }) => {
      const product = latest.current.products[product_id];
      return product?.sku.toLowerCase() === wanted || product?.barcode.toLowerCase() === wanted;
    });
    if (known) add(key, known.product_id);
    else look(key, code).catch(showFailure);
  };
  // The same function for all rows, so that a keystroke draws only its own; it reads the newest work itself.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  return useCallback(scan, [client, message, t]);
}

const Foot = memo(function Foot({ onNewBox }: Pick<RowActs, 'onNewBox'>) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return (
    <div className="packing-foot">
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={onNewBox}>
        {t('add_box')}
      </Button>
      <span className="packing-keys quiet" aria-hidden>
        <kbd>Enter</kbd> {t('key_next')} <kbd>Ctrl D</kbd> {t('key_copy')} <kbd>Ctrl Enter</kbd> {t('key_new')}
      </span>
    </div>
  );
});
