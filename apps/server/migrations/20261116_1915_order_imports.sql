alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('products', 'serial_numbers', 'inbound', 'orders'));
