import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';
import { StatusTag } from './status-tag.tsx';

/** By the beginning of its reference. */
export const palette: PaletteSource = {
  group: 'top_ups',
  permission: 'desk.top-ups.read',
  find: async (client, text, signal) => {
    const { list } = await client.send(topUpsDeskCalls.deskList, { page: 1, limit: 10, reference: text.slice(0, 20) }, { signal });
    return list.map((row) => ({
      path: deskTopUpPaths.byReference(row.reference),
      title: row.reference,
      note: `${row.customer_name} · ${row.amount} ${row.currency}`,
      state: <StatusTag status={row.status} />,
    }));
  },
};
