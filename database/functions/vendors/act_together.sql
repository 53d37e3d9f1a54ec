-- What one call asks for at once: all of it, or nothing. The answer is that of the last act, or of the first that is refused.
create or replace function vendors.act_together(p_acts json) returns table (verdict text, pseudonym text, currency text, balance bigint)
language plpgsql set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  act json;
  got record;
  many integer := 0;
begin
  for act in select * from json_array_elements(p_acts) loop
    if act ->> 'kind' = 'rollback' then
      got := vendors.roll_back(act ->> 'vendor', act ->> 'id', act ->> 'reference', (act ->> 'hash')::bigint);
    else
      select t.verdict, t.pseudonym, t.currency, t.balance into got from vendors.act(json_build_array(act)) t;
    end if;
    if got.verdict not in ('done', 'replayed') and many > 0 then
      raise exception using errcode = 'LG000', message = got.verdict;
    end if;
    many := many + 1;
    exit when got.verdict not in ('done', 'replayed');
  end loop;
  return query select got.verdict, got.pseudonym, got.currency, got.balance;
end
$$;

grant execute on function vendors.act_together to tucano_app;
