import { inboundDeskCalls } from '@quayside/contract/inbound/inbound.desk-calls';
import { deskInboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';
import { BillTag } from './inbound-tags.tsx';

/** By the beginning of its number, a tracking number or a box mark: what a scanner reads from a carton. */
export const palette: PaletteSource = {
  group: 'inbound',
  permission: 'desk.inbound.read',
  find: async (client, text, signal) => {
    const { list } = await client.send(inboundDeskCalls.deskList, { page: 1, limit: 10, number: text.slice(0, 50) }, { signal });
    return list.map((row) => ({
      path: deskInboundPaths.detail(row.customer_id, row.inbound_id),
      title: row.inbound_no,
      note: `${row.customer_name} · ${row.carrier}`,
      state: <BillTag status={row.bill_status} />,
    }));
  },
};
