-- Steps of many rounds, each as betting.place, raise, pay or settle (with nothing more to pay) would take it, and all or none. A round is
-- named once, or twice when it is paid and then settled.
create or replace function betting.take_steps(
  p_id uuid[], p_kind text[], p_key text[], p_account bigint[], p_amount bigint[], p_product text[], p_vendor text[], p_game text[]
) returns table (n bigint, posting_id bigint)
language plpgsql security definer
set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  my_stripe smallint := ledger.stripe();
  too_old uuid := betting.first_id(now_at - interval '7 days');
  too_new uuid := betting.first_id(now_at + interval '1 day');
  postings bigint[] := array(select nextval('ledger.postings_id_seq') from unnest(p_id));
  judged record;
begin
  with step as (
    select t.*, r.id as round, r.state, r.member_id as owner, r.stake, r.payout, coalesce(r.currency, a.currency) as currency,
      a.member_id, a.currency as own_currency, a.kind as pocket, a.closed_at,
      case when t.kind in ('place', 'raise') then t.account else r.account_id end as holder
    from unnest(p_id, p_kind, p_account, p_amount) with ordinality t(id, kind, account, amount, n)
    left join lateral (select r.* from betting.rounds r where r.id = t.id for no key update) r on true
    left join lateral (select a.* from ledger.accounts a where a.id = t.account and t.kind in ('place', 'raise') offset 0) a on true
  ), money as (
    select s.*, stakes.id as stakes_id, house.id as house_id,
      case when s.kind = 'pay' and h.closed_at is not null then ledger.system_account('suspense', s.currency) else s.holder end as pocket_id,
      case
        when s.kind <> 'settle' and s.amount not between 1 and 1000000000000000 then 'amount.invalid'
        when s.kind = 'place' and s.round is not null then case s.state when 'void' then 'round.void' else 'key.conflict' end
        when s.kind = 'place' then betting.judge_stake(s.member_id, s.pocket, s.closed_at, null, s.amount, s.id, too_old, too_new, l.verdict)
        when s.kind = 'raise' and s.member_id is null then 'account.unknown'
        when s.round is null then 'round.unknown'
        when s.state = 'void' or (s.state = 'settled' and s.kind <> 'pay') then 'round.' || s.state
        when s.kind = 'raise' and (s.member_id <> s.owner or s.own_currency <> s.currency) then 'account.unknown'
        when s.kind = 'raise' then betting.judge_stake(s.member_id, s.pocket, s.closed_at, null, s.stake + s.amount, null, null, null, l.verdict)
        when s.kind = 'pay' and s.payout + s.amount > 1000000000000000 then 'amount.invalid'
        when s.kind not in ('pay', 'settle') then 'posting.invalid'
      end as code
    from step s
    left join lateral (
      select h.id from ledger.accounts h where h.member_id is null and h.kind = 'stakes' and h.vendor is null and h.currency = s.currency and h.stripe = my_stripe offset 0
    ) stakes on true
    left join lateral (
      select h.id from ledger.accounts h where h.member_id is null and h.kind = 'house' and h.vendor is null and h.currency = s.currency and h.stripe = my_stripe offset 0
    ) house on true
    left join lateral (select h.closed_at from ledger.accounts h where h.id = s.holder and s.kind = 'pay' offset 0) h on true
    left join lateral (select limits.judge(l, s.amount, now_at, s.kind = 'place') as verdict from limits.player_limits l where l.member_id = s.member_id offset 0) l on true
  )
  select array_agg(m.member_id order by m.n) as members, array_agg(m.currency order by m.n) as currencies, array_agg(m.state = 'settled' order by m.n) as lates,
    array_agg(case m.kind when 'pay' then m.house_id when 'settle' then m.stakes_id else m.pocket_id end order by m.n) as froms,
    array_agg(case m.kind when 'pay' then m.pocket_id when 'settle' then m.house_id else m.stakes_id end order by m.n) as tos,
    array_agg(case m.kind when 'settle' then m.stake else m.amount end order by m.n) as amounts,
    max(m.code) as code, bool_or(m.kind = 'place') as places, bool_or(m.kind in ('raise', 'pay')) as changes, bool_or(m.kind = 'settle') as settles
  into judged from money m;
  if judged.code is not null then
    perform ledger.refuse(judged.code);
  end if;
  insert into ledger.postings (id, kind, key, input_hash) overriding system value
  select t.posting, t.kind, concat_ws(':', 'round', t.id, t.kind, case when t.kind in ('raise', 'pay') then t.key end),
    sha256(convert_to(concat_ws(' ', t.kind, case t.kind
      when 'place' then concat_ws(' ', array[t.account], array[t.amount], t.product, t.vendor, t.game, '')
      when 'raise' then concat_ws(' ', array[t.account], array[t.amount])
      when 'pay' then t.amount::text else '0' end), 'UTF8'))
  from unnest(postings, p_id, p_kind, p_key, p_account, p_amount, p_product, p_vendor, p_game) t(posting, id, kind, key, account, amount, product, vendor, game);
  perform ledger.write_moves(postings, judged.froms, judged.tos, judged.amounts, p_id);
  if judged.places then
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state)
    select t.id, t.account, t.member, t.amount, 0, now_at, t.posting, t.product, t.vendor, t.game, t.currency, 'open'
    from unnest(postings, p_id, p_kind, p_account, p_amount, p_product, p_vendor, p_game, judged.members, judged.currencies)
      t(posting, id, kind, account, amount, product, vendor, game, member, currency) where t.kind = 'place';
  end if;
  if judged.changes then
    insert into betting.steps (posting_id, round_id, kind, stake, payout, late)
    select t.posting, t.id, t.kind, case t.kind when 'raise' then t.amount else 0 end, case t.kind when 'pay' then t.amount else 0 end, t.late
    from unnest(postings, p_id, p_kind, p_amount, judged.lates) t(posting, id, kind, amount, late) where t.kind in ('raise', 'pay');
    update betting.rounds r set stake = r.stake + case t.kind when 'raise' then t.amount else 0 end, payout = r.payout + case t.kind when 'pay' then t.amount else 0 end
    from unnest(p_id, p_kind, p_amount) t(id, kind, amount) where r.id = t.id and t.kind in ('raise', 'pay');
  end if;
  if judged.settles then
    update betting.rounds r set state = 'settled', settled_at = now_at, settle_posting_id = t.posting
    from unnest(postings, p_id, p_kind) t(posting, id, kind) where r.id = t.id and t.kind = 'settle';
  end if;
  return query select t.n, t.posting from unnest(postings) with ordinality t(posting, n);
end
$$;

grant execute on function betting.take_steps to tucano_app;
