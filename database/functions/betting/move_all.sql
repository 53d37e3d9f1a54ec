-- Steps of bets that are taken together or not at all: the first that is not taken refuses them all.
create or replace function betting.move_all(p_steps json) returns table (n integer, posting_id bigint) language plpgsql security definer set search_path = pg_catalog as $$
declare
  moved record;
begin
  for moved in select m.n, m.verdict, m.posting_id from betting.move(p_steps) m loop
    if moved.verdict = 'later' then
      raise exception 'one step depends on another' using errcode = 'serialization_failure';
    elsif moved.verdict <> 'done' then
      perform ledger.refuse(moved.verdict);
    end if;
    n := moved.n;
    posting_id := moved.posting_id;
    return next;
  end loop;
end
$$;

grant execute on function betting.move_all to tucano_app;
