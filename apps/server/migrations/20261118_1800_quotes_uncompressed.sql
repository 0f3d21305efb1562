-- A quote is three to four kilobytes of JSON. Compressing it saved two of them and took more time than everything else that writing the row
-- costs: a third of what PostgreSQL spent on an import of orders.
alter table order_quotes set (toast_tuple_target = 8160);
