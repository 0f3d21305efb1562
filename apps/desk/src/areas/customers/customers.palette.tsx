import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';

/** By number, email address or the beginning of the name. */
export const palette: PaletteSource = {
  group: 'customers',
  permission: 'desk.customers.read',
  find: async (client, text, signal) => {
    const { list } = await client.send(customersDeskCalls.deskList, { page: 1, limit: 10, search: text }, { signal });
    return list.map((row) => ({
      path: deskCustomerPaths.detail(row.customer_id),
      title: row.name,
      note: `${row.customer_id} · ${row.email}`,
    }));
  },
};
