import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { customerTabs, type CustomerTab } from '@quayside/domain/customers/customer-tabs';
import { PermissionsContext } from '@quayside/ui/kernel/context';
import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** What a role needs to see a tab; the server refuses the tab's calls by the same permission. */
const needs: Readonly<Record<CustomerTab, Permission>> = {
  overview: 'desk.customers.read',
  money: 'desk.wallets.read',
  orders: 'desk.orders.read',
  stock: 'desk.inventory.read',
  'top-ups': 'desk.top-ups.read',
  bills: 'desk.storage-fees.read',
  log: 'desk.operation-log.read',
  notes: 'desk.customers.notes',
};

/** The tabs of this role and the one in the URL. Opening another drops the list's own filters from the URL. */
export function useCustomerTabs(customer_id: number) {
  const permissions = use(PermissionsContext);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tabs = customerTabs.filter((tab) => permissions.includes(needs[tab]));
  const current = tabs.find((tab) => tab === search.get('tab')) ?? 'overview';
  const open = (tab: CustomerTab) =>
    void navigate(tab === 'overview' ? deskCustomerPaths.detail(customer_id) : deskCustomerPaths.tab(customer_id, tab));
  return { tabs, current, open };
}
