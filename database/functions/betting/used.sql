-- What a member staked, lost or how many bets it made since the beginning of a day.
create or replace function betting.used(p_member bigint, p_kind text, p_since timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(case p_kind when 'stake' then t.stake when 'loss' then t.stake - t.payout else t.bets end), 0)::bigint
  from betting.turnover t where t.member_id = p_member and t.day >= (p_since at time zone coalesce((select name from platform.zone), 'UTC'))::date
$$;

grant execute on function betting.used to tucano_app;
