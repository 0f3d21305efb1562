import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { BoxRow, InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import { readBoxMark } from '@quayside/domain/inbound/inbound-rules';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';
import { BillTag, BoxTag } from './status-tags.tsx';

/** By the beginning of its number, a tracking number or plate, a SKU in it, or the mark of one of its boxes. */
export const palette: PaletteSource = {
  group: 'inbound',
  permission: 'inbound.read',
  find: async (client, text, signal) => {
    const page = { page: 1, limit: 10 } as const;
    const code = text.slice(0, 50);
    if (readBoxMark(code)) return (await client.send(inboundCalls.boxes, { ...page, number: code }, { signal })).list.map(itemOfBox);
    const found = await Promise.all([
      client.send(inboundCalls.list, { ...page, number: code }, { signal }),
      client.send(inboundCalls.list, { ...page, tracking: code }, { signal }),
      client.send(inboundCalls.list, { ...page, sku: text.slice(0, 255) }, { signal }),
    ]);
    const rows = new Map(found.flatMap(({ list }) => list.map((row) => [row.inbound_id, row])));
    return [...rows.values()].slice(0, page.limit).map(itemOf);
  },
};

function itemOf(row: InboundRow) {
  const goods = row.goods.map(({ sku }) => sku).join(', ');
  return {
    path: inboundPaths.detail(row.inbound_id),
    title: row.inbound_no,
    note: [row.carrier, row.tracking_numbers[0] ?? '', goods].filter((part) => part !== '').join(' · '),
    state: <BillTag inbound={row} />,
  };
}

function itemOfBox(box: BoxRow) {
  return {
    path: inboundPaths.detail(box.inbound_id),
    title: box.mark,
    note: box.inbound_no,
    state: <BoxTag state={box.state} />,
  };
}
