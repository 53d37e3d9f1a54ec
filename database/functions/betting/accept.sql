-- Says of each bet whether its stake is accepted, and gives those that are their numbers. It locks nothing and writes nothing: betting.finish takes only
-- bets whose pocket and seed are as they were read here. Refusals come in
-- the order of betting.judge_stake. A bet that depends on what an earlier one of the batch comes to, comes `later`.
-- Answers come as lists, in the order of the bets.
create or replace function betting.accept(p_plays betting.asked_play[], out verdicts text[], out nonces integer[], out balances bigint[], out versions bigint[])
language plpgsql security definer set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  -- Clocks of browsers differ; partitions exist for all of this.
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  has_closed boolean := exists (select from betting.closed_play);
begin
  with known as materialized (
    -- Nearly always none is: one look for all of them.
    select r.id, r.input_hash, r.member_id from betting.bets r where r.id = any (array(select t.id from unnest(p_plays) t))
  ), judged as (
    select t.n, t.pocket, case when t.free is null then t.stake else 0 end as stake, t.seed, t.game, t.alone or l.capped or t.free is not null as alone, a.balance, a.floor, a.version, greatest(s.used, t.drawn) as last, t.most,
      case
        when r.input_hash is not null then case when r.input_hash = t.hash and r.member_id = a.member_id then 'replayed' else 'key.conflict' end
        else coalesce(
          betting.judge_stake(a.member_id, a.kind, a.closed_at,
            case when has_closed and exists (select from betting.closed_play c where c.product = t.product or c.vendor = t.vendor) then 'jurisdiction.not.available' when t.seed is not null and (s.used is null or greatest(s.used, t.drawn) >= t.most) then 'seed.stale' when o.game is not null then 'round.open'
              when t.free is not null then case when f.id is null then 'ticket.unknown' end when a.kind = 'bonus' then betting.judge_bonus(a.member_id, a.currency, t.product, t.stake, now_at) end,
            t.stake, t.id, too_old, too_new, l.verdict),
          case when a.balance > 999000000000000000 then 'balance.limit' end)
      end as refusal
    from unnest(p_plays) with ordinality as t(id, pocket, hash, stake, product, vendor, game, alone, seed, drawn, most, free, n)
    left join ledger.accounts a on a.id = t.pocket
    left join known r on r.id = t.id
    left join lateral (select l.capped, limits.judge(l, case when t.free is null then t.stake else 0 end, now_at, true) as verdict from limits.player_limits l where l.member_id = a.member_id offset 0) l on true
    left join betting.free_stakes f on f.id = t.free and f.kind = 'rounds' and f.member_id = a.member_id and f.used < f.given and f.until > now_at and f.game = t.game and f.stake = t.stake and a.kind = 'cash'
    left join betting.nonces s on s.seed_id = t.seed and s.member_id = a.member_id and s.closed_at is null
    left join betting.open_bets o on o.seed_id = t.seed and o.game = t.game
  ), funded as (
    select j.*, j.balance - j.stake - coalesce(sum(j.stake) filter (where j.refusal is null) over earlier, 0) >= j.floor as funded, count(*) filter (where j.refusal is null) over earlier as before
    from judged j window earlier as (partition by j.pocket order by j.n rows between unbounded preceding and 1 preceding)
  ), told as (
    select f.*, case
        when f.refusal is not null then f.refusal
        -- What earlier bets of the batch come to is not known yet: they may win what this one costs, wait for their player, or use up a limit.
        when f.before > 0 and (f.alone or not f.funded or f.last + f.before >= f.most) then 'later'
        when f.funded then 'accepted'
        else 'balance.insufficient'
      end as verdict
    from funded f
  )
  select array_agg(t.verdict order by t.n), array_agg(t.nonce order by t.n), array_agg(t.balance order by t.n), array_agg(t.version order by t.n)
  into verdicts, nonces, balances, versions
  from (
    select t.n, t.verdict, t.balance, t.version,
      case when t.verdict = 'accepted' and t.seed is not null then (t.last + count(*) filter (where t.verdict = 'accepted') over (partition by t.seed order by t.n))::integer end as nonce
    from told t
  ) t;
end
$$;

grant execute on function betting.accept to tucano_app;
