import type { PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import { addBoxes, addItem, copyBox, fillBooked, removeProduct, type NewBox } from './box-changes.ts';
import type { BoxWork, LineWork, Product, ShippingWork, SizeField, Work } from './work.ts';

export type Change =
  | { type: 'replace'; work: Work }
  | { type: 'warehouse'; warehouse_id: number }
  | { type: 'add_lines'; lines: readonly { product: Product; quantity: number }[] }
  | { type: 'line'; product_id: number; change: Partial<Pick<LineWork, 'quantity' | 'purchase_price'>> }
  | { type: 'remove_line'; product_id: number }
  | { type: 'method'; method: PackingMethod }
  | { type: 'focus'; key: number | null }
  | { type: 'units'; key: number; product_id: number; quantity: number | null }
  | { type: 'size'; key: number; field: SizeField; value: string }
  | { type: 'count'; key: number; count: number }
  | { type: 'add_item'; key: number; product_id: number; quantity: number }
  | { type: 'take_out'; key: number; product_id: number }
  | { type: 'add_boxes'; boxes: readonly NewBox[] }
  | { type: 'copy_box'; key: number; copies: number }
  | { type: 'delete_box'; key: number }
  | { type: 'shipping'; change: Partial<ShippingWork> };

/** A change of one box leaves all other rows the same objects, so that only its row is drawn again. */
export function reduceWork(work: Work, change: Change): Work {
  switch (change.type) {
    case 'replace':
      return change.work;
    case 'warehouse':
      return changeWarehouse(work, change.warehouse_id);
    case 'add_lines':
      return addLines(work, change.lines);
    case 'line':
      return { ...work, lines: work.lines.map((one) => (one.product_id === change.product_id ? { ...one, ...change.change } : one)) };
    case 'remove_line':
      return {
        ...work,
        lines: work.lines.filter(({ product_id }) => product_id !== change.product_id),
        boxes: removeProduct(work.boxes, change.product_id),
      };
    case 'method':
      return fillBooked({ ...work, method: change.method, boxes: [], focused: null });
    case 'focus':
      return work.focused === change.key ? work : { ...work, focused: change.key };
    case 'shipping':
      return { ...work, shipping: { ...work.shipping, ...change.change } };
    case 'add_boxes':
      return addBoxes(work, change.boxes);
    case 'copy_box':
      return copyBox(work, change.key, change.copies);
    case 'delete_box':
      return { ...work, boxes: work.boxes.filter(({ key }) => key !== change.key) };
    default:
      return { ...work, boxes: work.boxes.map((box) => (box.key === change.key ? changeBox(box, change) : box)) };
  }
}

type BoxChange = Extract<Change, { type: 'units' | 'size' | 'count' | 'add_item' | 'take_out' }>;

function changeBox(box: BoxWork, change: BoxChange): BoxWork {
  switch (change.type) {
    case 'units': {
      const { product_id, quantity } = change;
      return { ...box, items: box.items.map((item) => (item.product_id === product_id ? { product_id, quantity } : item)) };
    }
    case 'size':
      return { ...box, [change.field]: change.value };
    case 'count':
      return { ...box, count: change.count };
    case 'add_item':
      return addItem(box, change.product_id, change.quantity);
    case 'take_out':
      return { ...box, items: box.items.filter(({ product_id }) => product_id !== change.product_id) };
  }
}

/** Another warehouse has other dock times, and marks name the warehouse: boxes and arrival are entered again (D-48). */
function changeWarehouse(work: Work, warehouse_id: number): Work {
  if (work.warehouse_id === null) return { ...work, warehouse_id };
  return { ...work, warehouse_id, boxes: [], focused: null, shipping: { ...work.shipping, arrival_date: '', arrival_period: null } };
}

/** A product that is there already gets more units. */
function addLines(work: Work, added: readonly { product: Product; quantity: number }[]): Work {
  const lines = new Map(work.lines.map((line) => [line.product_id, line]));
  const products: Record<number, Product> = { ...work.products };
  for (const { product, quantity } of added) {
    const { product_id } = product;
    const before = lines.get(product_id);
    products[product_id] = product;
    lines.set(
      product_id,
      before ? { ...before, quantity: (before.quantity ?? 0) + quantity } : { product_id, quantity, purchase_price: '' },
    );
  }
  return { ...work, lines: [...lines.values()], products };
}
