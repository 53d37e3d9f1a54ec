-- The caps of a member and what is used of them in the periods of now, as far as it is counted here: time, and bets where one of their caps is set.
create or replace function limits.used(p_member bigint) returns table (kind text, period text, cap bigint, used bigint, since timestamptz, until timestamptz) language sql stable as $$
  select k.kind, p.period, limits.cap_of(s, k.kind, p.period),
    case
      when k.kind = 'time' then (extract(epoch from limits.time_used(p_member, p.since, c.now)) / 60)::bigint
      when k.kind <> 'deposit' and s.capped and c.now < s.day_until then (to_jsonb(s) ->> (k.kind || '_used_' || p.period))::bigint
    end, p.since, p.until
  from (select platform.clock() as now) c
  left join limits.player_limits s on s.member_id = p_member
  cross join lateral (
    select v.* from platform.periods(c.now) n, lateral (values ('day', n.day_from, n.day_until), ('week', n.week_from, n.week_until), ('month', n.month_from, n.month_until)) v(period, since, until)
  ) p
  cross join (values ('deposit'), ('loss'), ('stake'), ('bets'), ('time')) k(kind)
$$;

grant execute on function limits.used to tucano_app;
