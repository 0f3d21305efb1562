import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyBox, type NewBox } from './box-changes.ts';
import { PasteDialog, type BadRow } from './paste-dialog.tsx';
import { quantityOf, rowsOf, sizeOf, type PastedRow } from './pasted.ts';
import { sizeFields, type Work } from './work.ts';

type DialogProps = { latest: RefObject<Work>; onAdd: (boxes: readonly NewBox[]) => void; onClose: () => void };
const MOST_BOXES = 1000;

/** Rows of a sheet: box, SKU, units, weight and sides. Rows with one box number are one box. */
export function PasteBoxesDialog({ latest, onAdd, onClose }: DialogProps) {
  const [work] = useState(() => latest.current);
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const resolve = useWrite(inboundCalls.resolveCodes, []);
  const [found, setFound] = useState<readonly NewBox[]>([]);
  const check = async (text: string): Promise<readonly BadRow[]> => {
    const rows = rowsOf(text);
    const idOf = await productIds(rows);
    const { boxes, bad } = boxesOf(rows, idOf, {
      unknown: (code) => t('paste_not_booked', { code }),
      quantity: (value) => t('paste_quantity', { value }),
      size: (value) => t('paste_size', { value }),
    });
    setFound(boxes);
    return bad;
  };
  /** Booked SKUs by their code; only codes that are no SKU of the list are asked for. */
  const productIds = async (rows: readonly PastedRow[]) => {
    const booked = new Map(work.lines.map(({ product_id }) => [work.products[product_id]?.sku.toLowerCase() ?? '', product_id]));
    const others = [...new Set(rows.map(({ cells }) => cells[1] ?? ''))].filter((code) => code !== '' && !booked.has(code.toLowerCase()));
    const known = new Set(work.lines.map(({ product_id }) => product_id));
    if (others.length > 0) {
      const { list } = await resolve.mutateAsync({ codes: others });
      for (const { code, product } of list)
        if (product && known.has(product.product_id)) booked.set(code.toLowerCase(), product.product_id);
    }
    return (code: string) => booked.get(code.toLowerCase());
  };
  const count = found.reduce((sum, box) => sum + box.count, 0);
  return (
    <PasteDialog
      title={t('paste_rows_title')}
      label={t('paste_rows_label')}
      hint={t('paste_rows_hint')}
      example={'1-8\tSTRIP-LED-5M\t40\t12.4\t60\t40\t40'}
      addLabel={t('paste_rows_add', { count })}
      found={count}
      check={check}
      onAdd={() => onAdd(found)}
      onClose={onClose}
    />
  );
}

type Texts = { unknown: (code: string) => string; quantity: (value: string) => string; size: (value: string) => string };

function boxesOf(rows: readonly PastedRow[], idOf: (code: string) => number | undefined, texts: Texts): { boxes: NewBox[]; bad: BadRow[] } {
  const bad: BadRow[] = [];
  const boxes = new Map<string, NewBox>();
  for (const { row, cells } of rows) {
    const [name = '', code = '', units = '', ...sizes] = cells;
    const product_id = idOf(code);
    const quantity = quantityOf(units);
    const wrongSize = sizes.slice(0, 4).find((one) => sizeOf(one) === null);
    if (product_id === undefined) bad.push({ row, text: texts.unknown(code) });
    else if (quantity === null) bad.push({ row, text: texts.quantity(units === '' ? '-' : units) });
    else if (wrongSize !== undefined) bad.push({ row, text: texts.size(wrongSize) });
    else boxes.set(name, withItem(boxes.get(name) ?? newBox(name), product_id, quantity, sizes));
  }
  return { boxes: [...boxes.values()], bad };
}

/** "1-8" makes eight equal boxes. */
function newBox(name: string): NewBox {
  const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(name);
  const count = range ? Number(range[2]) - Number(range[1]) + 1 : 1;
  return { ...emptyBox, count: count >= 1 && count <= MOST_BOXES ? count : 1 };
}

function withItem(box: NewBox, product_id: number, quantity: number, sizes: readonly string[]): NewBox {
  const given = Object.fromEntries(sizeFields.map((field, at) => [field, sizeOf(sizes[at]) || box[field]]));
  const before = box.items.find((item) => item.product_id === product_id);
  const items = before
    ? box.items.map((item) => (item === before ? { product_id, quantity: (before.quantity ?? 0) + quantity } : item))
    : [...box.items, { product_id, quantity }];
  return { ...box, ...given, items };
}
