import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { useCan } from '@quayside/ui/kernel/context';
import { Link } from 'react-router';

type Whose = { customer_id: number; customer_name: string };

/** The customer's name, as a link for roles that may see customers. */
export function CustomerLink({ customer_id, customer_name }: Whose) {
  const canRead = useCan('desk.customers.read');
  return canRead ? <Link to={deskCustomerPaths.detail(customer_id)}>{customer_name}</Link> : customer_name;
}
