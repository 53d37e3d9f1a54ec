-- Refuses, by a code that the server knows.
create or replace function ledger.refuse(p_code text, p_what text default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'LG000', message = p_code, detail = coalesce(p_what, '');
end
$$;
