-- A member goes to play at a vendor: by which name the vendor knows it, and with which pocket.
create or replace function vendors.enter(p_vendor text, p_member bigint, p_pseudonym text, p_account bigint, p_currency text) returns text
language plpgsql set search_path = pg_catalog as $$
declare
  known text;
begin
  insert into vendors.players as p (vendor, pseudonym, member_id, account_id, currency)
  values (p_vendor, p_pseudonym, p_member, p_account, p_currency)
  on conflict (vendor, member_id) do update set account_id = excluded.account_id, currency = excluded.currency
  returning p.pseudonym into known;
  return known;
end
$$;

grant execute on function vendors.enter to tucano_app;
