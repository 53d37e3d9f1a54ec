-- How long the member has been here since a moment, in all sessions.
create or replace function limits.time_used(p_member bigint, p_since timestamptz, p_at timestamptz) returns interval language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(sum(greatest(e.ended - greatest(e.created_at, p_since), interval '0')), interval '0') from (
    select o.created_at, case when o.ended_at is null then p_at when o.ended_why in ('idle', 'expired') then o.seen_at else o.ended_at end as ended
    from session.sessions o where o.member_id = p_member and o.created_at > p_since - interval '12 hours'
  ) e
$$;

grant execute on function limits.time_used to tucano_app;
