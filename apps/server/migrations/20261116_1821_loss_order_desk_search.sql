-- Staff search loss orders of all merchants by the beginning of a number.
create index loss_orders_by_number_across_merchants on loss_orders (loss_order_no text_pattern_ops);
create index loss_orders_by_source_across_merchants on loss_orders (source_no text_pattern_ops);
