-- The same rules stand on each partition, for whoever writes to it directly.
create or replace function ledger.make_partitions(p_ahead integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  month record;
  part text;
begin
  for month in select * from ledger.months(p_ahead) loop
    part := 'entries_' || month.name;
    continue when to_regclass('ledger.' || part) is not null;
    execute format('create table ledger.%I partition of ledger.entries for values from (%L) to (%L)', part, month.first, month.next);
    execute format('create trigger entries_check after insert on ledger.%I referencing new table as added for each statement execute function ledger.check_entries()', part);
    execute format('create trigger entries_guard before insert on ledger.%I for each statement when (current_user <> ''tucano_ledger'') execute function ledger.refuse_change()', part);
    execute format('create trigger entries_fixed before update or delete or truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
  end loop;
end
$$;

grant execute on function ledger.make_partitions to tucano_app;
