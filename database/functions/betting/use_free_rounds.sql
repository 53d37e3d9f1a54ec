-- Uses one round each of some free rounds, or gives one back. Whoever judged them has seen that there was one left; where there is none any more, everything is judged again.
create or replace function betting.use_free_rounds(p_ids uuid[], p_by integer) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed bigint;
begin
  update betting.free_stakes f set used = f.used + p_by where f.id = any (p_ids) and f.kind = 'rounds' and f.used + p_by between 0 and f.given;
  get diagnostics changed = row_count;
  if changed <> cardinality(p_ids) then
    raise exception 'free rounds are not as they were judged' using errcode = 'serialization_failure';
  end if;
end
$$;

grant execute on function betting.use_free_rounds to tucano_app;
