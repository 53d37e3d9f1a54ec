-- A member closes play for a while: points wait for so long. What was closed already has been added before.
create or replace function points.stop_clock() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update points.lots l set expires_at = l.expires_at + (new.until - greatest(new.at, c.until)), is_told = false
  from (select max(o.until) as until from limits.closures o where o.member_id = new.member_id and o.id <> new.id) c
  where l.member_id = new.member_id and l.remaining > 0 and new.until > greatest(new.at, c.until);
  return null;
end
$$;
