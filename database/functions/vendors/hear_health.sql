-- A vendor could be reached, or not. Three times in a row not is down; once is up again.
create or replace function vendors.hear_health(p_vendor text, p_well boolean) returns void language plpgsql set search_path = pg_catalog as $$
declare
  failed integer;
begin
  insert into vendors.health as h (vendor, failures) values (p_vendor, case when p_well then 0 else 1 end)
  on conflict (vendor) do update set failures = case when p_well then 0 else h.failures + 1 end, checked_at = clock_timestamp()
  returning h.failures into failed;
  -- Only when it changes: every change of the catalogue is told to every page.
  if exists (select from lobby.vendors v where v.code = p_vendor and (v.down_at is not null) <> (failed >= 3)) then
    update lobby.vendors set down_at = case when failed >= 3 then clock_timestamp() end where code = p_vendor;
  end if;
end
$$;

grant execute on function vendors.hear_health to tucano_app;
