-- Whether a transaction is sealed is asked for every table of every statement. Reading the key from its table each time was most of that
-- (7.3 µs, without it 1.7). PostgreSQL evaluates an immutable function without arguments once, when it plans the expression, and a connection
-- keeps that plan: so it reads the key once, as the server's own process does (kernel/seals.ts). Nobody may call it but the owner of the
-- tables, whose rights `is_sealed` has, and the plan of an expression inside a function is shown to nobody.
create function role_key() returns bytea language plpgsql immutable parallel safe as $$
begin
  return (select key from public.role_seal);
end $$;
revoke execute on function role_key from public;

create or replace function is_sealed() returns boolean language plpgsql stable security definer parallel safe as $$
begin
  return pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=)
    pg_catalog.encode(pg_catalog.sha256(public.role_key() operator(pg_catalog.||) pg_catalog.convert_to(
      pg_catalog.concat(pg_catalog.current_setting('role'), ':', pg_catalog.current_setting('app.customer_id', true)), 'UTF8')), 'hex');
end $$;
