-- An event that bets can hang on, once by its id. With `p_pot`, a pot is the other side of its bets: they play for one another's stakes.
create or replace function betting.schedule_event(p_id uuid, p_product text, p_vendor text, p_game text, p_opens timestamptz, p_closes timestamptz, p_pot text default null)
returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into betting.events (id, product, vendor, game, state, opens_at, closes_at, pot_id)
  values (p_id, p_product, p_vendor, p_game, case when p_opens > platform.clock() then 'scheduled' else 'open' end, p_opens, p_closes,
    case when p_pot is not null then ledger.open_pot(p_id, p_pot) end)
  on conflict (id) do nothing;
  if not exists (
    select from betting.events e where e.id = p_id and (e.product, e.vendor, e.game, e.opens_at) = (p_product, p_vendor, p_game, p_opens) and (e.pot_id is null) = (p_pot is null)
  ) then
    perform ledger.refuse('key.conflict', p_id::text);
  end if;
end
$$;

grant execute on function betting.schedule_event to tucano_app;
