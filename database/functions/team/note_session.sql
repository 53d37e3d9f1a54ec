-- Whoever opens a session is here. Of whoever has shut themselves out nobody learns that they were.
create or replace function team.note_session() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into team.seen as s (member_id, at, joined_at, upline_id)
    select m.id, new.seen_at, m.created_at, m.upline_id from member.members m where m.id = new.member_id and (m.excluded_until is null or m.excluded_until <= new.seen_at)
    on conflict (member_id) do update set at = greatest(s.at, excluded.at);
  return null;
end
$$;
