-- Counts what moved for members with caps, whose periods are those of now, and refuses all of it when that is more than one of them allows. What a new bet may lose is its
-- stake, whatever it paid: otherwise a limit would turn away the bets that lose and keep those that win. Of bets that go on only more stake is judged.
create or replace function limits.count_moved(p_moved limits.moved[]) returns void language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan as $$
declare
  code text;
begin
  with counted as (
    update limits.player_limits s set
      stake_used_day = s.stake_used_day + m.stake_of_day, stake_used_week = s.stake_used_week + m.stake_of_week, stake_used_month = s.stake_used_month + m.stake_of_month,
      loss_used_day = s.loss_used_day + m.stake_of_day - m.payout_of_day, loss_used_week = s.loss_used_week + m.stake_of_week - m.payout_of_week, loss_used_month = s.loss_used_month + m.stake_of_month - m.payout_of_month,
      bets_used_day = s.bets_used_day + m.bets_of_day, bets_used_week = s.bets_used_week + m.bets_of_week, bets_used_month = s.bets_used_month + m.bets_of_month
    from unnest(p_moved) m where s.member_id = m.member_id and s.capped
    returning case
      when not m.is_new and not m.raises then null
      when s.stake_used_day > s.stake_cap_day or s.stake_used_week > s.stake_cap_week or s.stake_used_month > s.stake_cap_month then 'limit.stake'
      when s.loss_used_day + case when m.is_new then m.payout_of_day else 0 end > s.loss_cap_day or s.loss_used_week + case when m.is_new then m.payout_of_week else 0 end > s.loss_cap_week
        or s.loss_used_month + case when m.is_new then m.payout_of_month else 0 end > s.loss_cap_month then 'limit.loss'
      when m.is_new and (s.bets_used_day > s.bets_cap_day or s.bets_used_week > s.bets_cap_week or s.bets_used_month > s.bets_cap_month) then 'limit.bets'
    end as code
  )
  select max(c.code) into code from counted c;
  if code is not null then
    perform ledger.refuse(code);
  end if;
end
$$;
