-- A round that is over waits for nobody, whichever function ended it.
create or replace function betting.close_round() returns trigger language plpgsql as $$
begin
  delete from betting.open_rounds o where o.round_id = new.id;
  return null;
end
$$;
