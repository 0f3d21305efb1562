-- A person's full name by the rule of packages/domain/src/kernel/person-name.ts: family name first, without a space, where both parts
-- are written in Chinese, Japanese or Korean characters.
create function person_name(first text, last text) returns text
language sql immutable parallel safe as $$
  select case
    when first ~ '^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u00b7\u30fb]+$'
     and last ~ '^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u00b7\u30fb]+$' then last || first
    else btrim(first || ' ' || last) end
$$;

-- As before, with that name for accounts.
create or replace function find_session(wanted_hash bytea, realm text)
returns table (kind text, account_id bigint, staff_id bigint, customer_id bigint, name text, email text, language text,
               staff_role text, permissions text[], remember boolean, last_seen_at timestamptz,
               skus text[], acting_staff_id bigint, acting_staff_name text, confirmed_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if realm = 'open' then
    return query select 'api_key', null::bigint, null::bigint, k.customer_id, c.name, '', 'en',
           null::text, '{}'::text[], false, now(), null::text[], null::bigint, null::text, now()
      from api_keys k join customers c using (customer_id)
     where k.key_hash = wanted_hash and c.status = 'active';
  elsif realm = 'desk' then
    return query select 'staff', null::bigint, s.staff_id, null::bigint, p.name, p.email, 'en',
           p.role, '{}'::text[], s.remember, s.last_seen_at, null::text[], null::bigint, null::text, s.confirmed_at
      from sessions s join staff p using (staff_id)
     where s.token_hash = wanted_hash and s.expires_at > now() and p.status = 'enabled';
  else
    return query select a.account_type, a.account_id, null::bigint, a.customer_id,
           person_name(a.firstname, a.lastname), a.email, a.language, p.role, a.permissions, s.remember, s.last_seen_at,
           a.skus, s.acting_staff_id, p.name, s.confirmed_at
      from sessions s join accounts a using (account_id) join customers c on c.customer_id = a.customer_id
      left join staff p on p.staff_id = s.acting_staff_id
     where s.token_hash = wanted_hash and s.expires_at > now() and a.status = 'enabled' and c.status = 'active'
       and (s.acting_staff_id is null or p.status = 'enabled');
  end if;
end $$;
