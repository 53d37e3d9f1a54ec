-- A bet that is over waits for nobody, whichever function ended it.
create or replace function betting.close_bet() returns trigger language plpgsql as $$
begin
  delete from betting.open_bets o where o.bet_id = new.id;
  return null;
end
$$;
