-- Live bets that wait are not taken once bets on their market were stopped, even if it is open again.
create or replace function sports.note_stop() returns trigger language plpgsql as $$
begin
  new.stopped_at := platform.clock();
  return new;
end
$$;
