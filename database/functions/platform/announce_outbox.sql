-- Wakes whoever sends events to pages.
create or replace function platform.announce_outbox() returns trigger language plpgsql as $$
begin
  notify outbox;
  return null;
end
$$;
