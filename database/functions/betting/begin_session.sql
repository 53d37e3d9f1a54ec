-- A session begins: limits know when, and when the member last made a bet.
create or replace function betting.begin_session() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform limits.begin_session(new.member_id, betting.last_bet_at(new.member_id));
  return null;
end
$$;
