-- Tells every process that the jackpot is another one now.
create or replace function jackpot.tell_change() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, payload) values ('jackpot.changed', '{}');
  return null;
end
$$;
