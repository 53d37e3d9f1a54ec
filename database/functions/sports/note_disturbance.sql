-- Nor are they taken once the score or the cards of their match have changed.
create or replace function sports.note_disturbance() returns trigger language plpgsql as $$
begin
  new.disturbed_at := platform.clock();
  return new;
end
$$;
