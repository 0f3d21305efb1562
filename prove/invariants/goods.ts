import type { Invariant } from '../invariants.ts';

/** Goods: the level is the sum of its log, of its layers and of its freezes; what is announced is what appointments still expect. */
export const goodsChecks: readonly Invariant[] = [
  {
    name: 'stock_is_sum_of_log',
    claim: 'Every stock level is the sum of its log, and its last line says the same',
    sql: `
      select l.customer_id, l.warehouse_id, l.product_id, l.total, g.total as log_total, l.frozen, g.frozen as log_frozen
        from stock_levels l
        left join lateral (select coalesce(sum(quantity), 0) as total, coalesce(sum(frozen_quantity), 0) as frozen from stock_log x
                            where x.customer_id = l.customer_id and x.warehouse_id = l.warehouse_id and x.product_id = l.product_id) g on true
        left join lateral (select total_after, frozen_after from stock_log x
                            where x.customer_id = l.customer_id and x.warehouse_id = l.warehouse_id and x.product_id = l.product_id
                            order by created_at desc, log_id desc limit 1) last on true
       where l.total <> g.total or l.frozen <> g.frozen or l.total <> coalesce(last.total_after, 0) or l.frozen <> coalesce(last.frozen_after, 0)`,
  },
  {
    name: 'stock_is_sum_of_layers',
    claim: 'Every stock level is the sum of the layers storage is billed for',
    sql: `
      select l.customer_id, l.warehouse_id, l.product_id, l.total, y.remaining
        from stock_levels l
        left join lateral (select coalesce(sum(remaining), 0) as remaining from stock_layers x
                            where x.customer_id = l.customer_id and x.warehouse_id = l.warehouse_id and x.product_id = l.product_id) y on true
       where l.total <> y.remaining`,
  },
  {
    name: 'frozen_is_sum_of_freezes',
    claim: 'What is frozen is the sum of its freezes, and never more than there is',
    sql: `
      select l.customer_id, l.warehouse_id, l.product_id, l.total, l.frozen, f.sum
        from stock_levels l
        left join lateral (select coalesce(sum(quantity), 0) as sum from stock_freezes x
                            where x.customer_id = l.customer_id and x.warehouse_id = l.warehouse_id and x.product_id = l.product_id) f on true
       where l.frozen <> f.sum or l.frozen > l.total`,
  },
  {
    name: 'freezes_are_of_open_orders',
    claim: 'Units are frozen for exactly the lines of the orders that wait to be packed',
    sql: `
      select coalesce(o.customer_id, f.customer_id) as customer_id, coalesce(o.order_no, f.source_no) as order_no, o.product_id, o.units, f.units as frozen
        from (select o.customer_id, o.order_no, o.warehouse_id, l.product_id, sum(l.quantity) as units
                from orders o join order_lines l using (customer_id, order_id)
               where coalesce(o.alert_from, o.status) in ('uploaded', 'approved')
               group by o.customer_id, o.order_no, o.warehouse_id, l.product_id) o
        full join (select customer_id, source_no, warehouse_id, product_id, sum(quantity) as units
                     from stock_freezes where source_type = 'order' group by customer_id, source_no, warehouse_id, product_id) f
          on f.customer_id = o.customer_id and f.source_no = o.order_no and f.warehouse_id = o.warehouse_id and f.product_id = o.product_id
       where o.units is distinct from f.units`,
  },
  {
    name: 'expected_is_sum_of_appointments',
    claim: 'What is expected is what the open appointments announce',
    sql: `
      select coalesce(l.customer_id, i.customer_id) as customer_id, coalesce(l.product_id, i.product_id) as product_id, l.expected, i.expected as announced
        from (select * from stock_levels where expected <> 0) l
        full join (select i.customer_id, i.warehouse_id, n.product_id, sum(n.expected) as expected
                     from inbounds i join inbound_lines n using (customer_id, inbound_id)
                    group by i.customer_id, i.warehouse_id, n.product_id having sum(n.expected) <> 0) i
          on i.customer_id = l.customer_id and i.warehouse_id = l.warehouse_id and i.product_id = l.product_id
       where l.expected is distinct from i.expected`,
  },
  {
    name: 'shelved_units_are_stock_once',
    claim: 'What was shelved of an appointment came into the stock once',
    sql: `
      select coalesce(b.customer_id, g.customer_id) as customer_id, coalesce(b.inbound_no, g.source_no) as inbound_no, b.shelved, g.units
        from (select i.customer_id, i.inbound_no, sum(t.shelved) as shelved
                from inbounds i join inbound_box_items t using (customer_id, inbound_id)
               group by i.customer_id, i.inbound_no having sum(t.shelved) > 0) b
        full join (select l.customer_id, l.source_no, sum(l.quantity) as units
                     from stock_log l join inbounds i on i.customer_id = l.customer_id and i.inbound_no = l.source_no
                    where l.kind = 'shelved' and l.source_type = 'inbound' group by l.customer_id, l.source_no) g
          on g.customer_id = b.customer_id and g.source_no = b.inbound_no
       where b.shelved is distinct from g.units`,
  },
  {
    name: 'serial_numbers_are_of_packed_orders',
    claim: 'Every bound serial number names a packed order with its product, and every unit that needs one has one',
    sql: `
      select s.customer_id, s.serial_number as no, s.system_order_no as order_no, s.status as why
        from serial_numbers s
        left join orders o on o.customer_id = s.customer_id and o.order_no = s.system_order_no
       where (s.status = 'bound') <> (s.system_order_no is not null)
          or s.status = 'bound' and (o.order_id is null or o.packed_at is null
             or not exists (select from order_lines l where l.customer_id = s.customer_id and l.order_id = o.order_id and l.product_id = s.product_id))
      union all
      select o.customer_id, u.serial_number, o.order_no, 'packed without its number'
        from orders o join packed_units u using (customer_id, order_id)
       where o.status in ('packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'delivered') and u.serial_number is not null
         and not exists (select from serial_numbers s where s.customer_id = o.customer_id and upper(s.serial_number) = upper(u.serial_number)
                            and s.status = 'bound' and s.system_order_no = o.order_no)`,
  },
];
