-- A person's full name by the rule of packages/domain/src/kernel/person-name.ts: family name first, without a space, where both parts
-- are written in Chinese, Japanese or Korean characters.
create function person_name(first text, last text) returns text
language sql immutable parallel safe as $$
  select case
    when octet_length(first) = char_length(first) then btrim(first || ' ' || last) -- the usual case, without a regular expression
    when first ~ '^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u00b7\u30fb]+$'
     and last ~ '^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u00b7\u30fb]+$' then last || first
    else btrim(first || ' ' || last) end
$$;
