import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';
import { StatusTag } from './status-tag.tsx';

/** By the beginning of its reference. */
export const palette: PaletteSource = {
  group: 'top_ups',
  permission: 'top-ups.read',
  find: async (client, text, signal) => {
    const { list } = await client.send(topUpsCalls.list, { page: 1, limit: 10, reference: text.slice(0, 20) }, { signal });
    return list.map((row) => ({
      path: topUpPaths.detail(row.top_up_id),
      title: row.reference,
      note: `${row.amount} ${row.currency}`,
      state: <StatusTag status={row.status} />,
    }));
  },
};
