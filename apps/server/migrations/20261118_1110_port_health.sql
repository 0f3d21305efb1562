-- How the services outside of this system answered, an hour a row. Processes add what they have counted every few seconds: no call and no
-- job waits for a row here.
create table port_hours (
  port text not null check (port in ('carrier', 'translation', 'chat', 'mail', 'storage', 'webhooks')),
  hour timestamptz not null,
  successes bigint not null default 0 check (successes >= 0),
  errors bigint not null default 0 check (errors >= 0),
  last_success_at timestamptz,
  last_error_at timestamptz,
  last_error text not null default '' check (length(last_error) <= 300),
  -- Whether the process that wrote last has this service.
  configured boolean not null,
  primary key (port, hour)
);
create index port_hours_old on port_hours (hour);
call seal_table('port_hours');
grant select on port_hours to quayside_desk;
grant select, insert, update, delete on port_hours to quayside_system;

-- How many messages wait, without their content: staff do not read what merchants' systems are told.
create function waiting_webhooks(at_most int) returns bigint language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*) from (select from webhook_deliveries where state = 'waiting' and is_sealed() and current_setting('role') = 'quayside_desk' limit at_most) few
$$;
revoke execute on function waiting_webhooks(int) from public;
grant execute on function waiting_webhooks(int) to quayside_desk;
