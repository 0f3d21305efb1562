import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';

/** By the number of the order, bill or top-up it belongs to. */
export const palette: PaletteSource = {
  group: 'transactions',
  permission: 'transactions.read',
  find: async (client, text, signal) => {
    const { list } = await client.send(transactionsCalls.list, { page: 1, limit: 10, source_no: text.slice(0, 40) }, { signal });
    return list.map((row) => ({ path: transactionPaths.detail(row.entry_id), title: row.source_no, note: `${row.amount} USD` }));
  },
};
