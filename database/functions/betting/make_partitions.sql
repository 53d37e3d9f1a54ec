-- Partitions of this month and of so many months ahead.
create or replace function betting.make_partitions(p_ahead integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  month record;
  part text;
begin
  for month in select * from ledger.months(p_ahead) loop
    part := 'bets_' || month.name;
    continue when to_regclass('betting.' || part) is not null;
    execute format('create table betting.%I partition of betting.bets for values from (%L) to (%L)', part, betting.first_id(month.first), betting.first_id(month.next));
    -- One bet for a number of a seed, whatever else fails.
    execute format('create unique index %I on betting.%I (seed_id, nonce) where seed_id is not null', part || '_seed', part);
    execute format('create trigger bets_guard before insert or update on betting.%I for each statement when (current_user <> ''tucano_ledger'') execute function ledger.refuse_change()', part);
    execute format('create trigger bets_fixed before delete or truncate on betting.%I for each statement execute function ledger.refuse_change()', part);
  end loop;
end
$$;

grant execute on function betting.make_partitions to tucano_app;
