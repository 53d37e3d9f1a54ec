-- An event goes from state to state and not back, but that one that takes no bets for a while is opened again; once it is over, only its result changes, by a correction, or it becomes void and is settled after all.
create or replace function betting.check_event() returns trigger language plpgsql as $$
begin
  if (new.id, new.product, new.vendor, new.game, new.opens_at, new.pot_id) is distinct from (old.id, old.product, old.vendor, old.game, old.opens_at, old.pot_id)
    or new.version <> old.version + 1
    or not (case old.state
      when 'scheduled' then new.state in ('scheduled', 'open', 'suspended', 'closed', 'void')
      when 'open' then new.state in ('open', 'suspended', 'closed', 'void')
      when 'suspended' then new.state in ('suspended', 'open', 'closed', 'void')
      else new.state in ('closed', 'settled', 'void') and (new.state <> 'closed' or old.state = 'closed') and new.closes_at = old.closes_at end)
  then
    raise exception 'event % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
