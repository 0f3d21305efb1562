-- What an account needs to read the file a job made. Checked when the file is read, so a lost permission counts at once.
alter table jobs add column permission text;
update jobs set permission = case name
    when 'products.export' then 'products.read'
    when 'inventory.export' then 'inventory.read'
    when 'inventory.export_log' then 'inventory.read'
    when 'operation-log.export' then 'operation-log.read'
    when 'transactions.export' then 'transactions.read'
    when 'transactions.statement' then 'transactions.read'
  end
 where is_task and customer_id is not null;
