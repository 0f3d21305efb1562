-- Merchants may read the names of staff, not their addresses: this gives a merchant the address of its own account manager only.
create function account_manager_email() returns text language sql stable security definer set search_path = public as $$
  select s.email from customers c join staff s on s.staff_id = c.account_manager_id
   where c.customer_id = current_customer() and s.status = 'enabled' and is_sealed()
$$;
revoke execute on function account_manager_email() from public;
grant execute on function account_manager_email() to quayside_merchant;
