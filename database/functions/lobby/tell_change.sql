-- Whatever changes the catalogue tells every process and every page, by whichever road it comes.
create or replace function lobby.tell_change() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, payload) values ('lobby.changed', '{}');
  return null;
end
$$;
