import { leadsTo } from '../../apps/server/test/kit/order-timelines.ts';
import { isLegalStep, orderStatuses } from '../../packages/domain/src/orders/order-machine.ts';
import type { Invariant } from '../invariants.ts';

const rows = (pairs: readonly (readonly [string, string])[]) => pairs.map(([a, b]) => `('${a}', '${b}')`).join(', ');
const steps = orderStatuses.flatMap((from) => orderStatuses.filter((to) => isLegalStep(from, to)).map((to) => [from, to] as const));

export const orderChecks: readonly Invariant[] = [
  {
    name: 'timelines_are_legal',
    claim: 'Every order has a timeline of legal steps that ends where the order is',
    sql: `
      with led (kind, status) as (values ${rows(Object.entries(leadsTo))}),
      known as (
        select e.customer_id, e.order_id, e.event_id, e.kind, led.status,
               (select b.status from order_events p join led b using (kind)
                 where p.customer_id = e.customer_id and p.order_id = e.order_id and p.event_id < e.event_id and p.kind <> 'alerted'
                 order by p.event_id desc limit 1) as earlier
          from order_events e left join led using (kind)),
      steps as (
        select customer_id, order_id, event_id,
               case when kind = 'resumed' then earlier when kind in ('saved', 'products_changed') and earlier = 'error' then 'approving' else status end as status
          from known),
      path as (
        select *, lag(status) over w as before, lead(event_id) over w is null as is_last
          from steps where status is not null window w as (partition by customer_id, order_id order by event_id))
      select o.customer_id, o.order_no, o.status, p.before, p.status as step
        from orders o left join path p using (customer_id, order_id)
       where p.event_id is null
          or p.before is null and p.status <> 'approving'
          or p.before is distinct from p.status and p.before is not null and (p.before, p.status) not in (${rows(steps)})
          or p.is_last and p.status <> o.status`,
  },
  {
    name: 'order_numbers_are_unique',
    claim: 'No order exists twice: neither its number nor, for one merchant, the number of its platform',
    sql: `
      select order_no as no, count(*) from orders group by order_no having count(*) > 1
      union all
      select platform_order_no, count(*) from orders where platform_order_no <> '' and status <> 'canceled' and deleted_at is null
       group by customer_id, platform_order_no having count(*) > 1`,
  },
];
