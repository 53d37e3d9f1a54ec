-- Bets, wins and questions for the balance, each of another player: judged one by one, and posted together. The verdict is a word of ours,
-- which each shape of vendor says in its own way; a bet that the member may not make now is refused. What the ledger refuses after all fails the
-- whole call, and whoever asked asks again for fewer. An id that somebody else is using at this very moment is a unique violation, and known the
-- next time. A bet that is free names the free rounds that pay for it, and begins a round of its own.
create or replace function vendors.act(p_acts json) returns table (n bigint, verdict text, pseudonym text, currency text, balance bigint)
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  j record;
  steps json;
  step record;
  posted bigint[];
  now_at timestamptz := platform.clock();
begin
  -- Whatever happens to a player happens one after the other. Whoever asks names players in one order, so that nobody waits in a circle.
  perform from json_to_recordset(p_acts) as t(vendor text, pseudonym text)
  cross join lateral (select from vendors.players p where p.vendor = t.vendor and p.pseudonym = t.pseudonym for no key update) locked;
  select array_agg(q.n::integer) as ns, array_agg(q.kind) as kinds, array_agg(q.vendor) as vendors, array_agg(q.pseudonym) as pseudonyms, array_agg(q.id) as ids,
    array_agg(q.reference) as refs, array_agg(q.round) as rounds, array_agg(q.amount) as amounts, array_agg(q.closed) as closeds, array_agg(q.hash) as hashes,
    array_agg(q.game) as games, array_agg(q.product) as products, array_agg(q.member_id) as members, array_agg(q.account_id) as accounts,
    array_agg(q.currency) as currencies, array_agg(q.verdict) as verdicts, array_agg(q.state) as states, array_agg(q.reward) as rewards,
    array_agg(case when q.state in ('open', 'settled') then q.bet_id else q.new_bet end) as bet_ids
  into j from (
    select t.n, t.kind, t.vendor, t.pseudonym, t.id, t.reference, t.round, t.amount, t.closed, t.hash, t.game, t.new_bet,
      g.game_type as product, p.member_id, p.account_id, p.currency, r.bet_id, b.state, w.id as reward,
      case
        when k.undone_by is not null then 'transaction.undone'
        when k.hash is not null then case when k.kind = t.kind and k.hash = t.hash then 'replayed' else 'transaction.conflict' end
        when t.kind = 'win' then case
          when f.undone_by is not null then 'transaction.undone'
          when b.state is null or (t.reference is not null and (f.kind is distinct from 'bet' or f.bet_id <> r.bet_id)) then 'transaction.unknown'
          when b.state = 'void' then 'transaction.undone'
          when t.currency <> p.currency then 'currency.wrong'
          when t.is_free and not b.free then 'reward.unknown'
          else 'done' end
        when t.kind = 'bet' and v.state = 'off' then 'vendor.off'
        when coalesce(g.state, 'off') = 'off' then 'game.unknown'
        when t.kind = 'bet' and (v.state <> 'open' or g.state <> 'open') then 'game.maintenance'
        when p.member_id is null or (t.resent is not true and (l.member_id is distinct from p.member_id or l.game_id <> g.id)) then 'token.invalid'
        when t.currency <> p.currency then 'currency.wrong'
        when t.resent is not true and l.expired then 'token.expired'
        when m.status <> 'active' or m.trial_until <= clock_timestamp() or a.closed_at is not null then 'user.disabled'
        when t.kind = 'bet' and b.state = 'settled' then 'round.closed'
        when t.kind = 'bet' and (t.is_free and (w.id is null or b.state = 'open') or b.state = 'open' and b.free) then 'reward.unknown'
        when t.kind = 'bet' and s.verdict is not null then 'play.limited'
        when t.kind = 'bet' and w.id is null and a.balance < t.amount then 'balance.insufficient'
        else 'done'
      end as verdict
    from rows from (json_to_recordset(p_acts) as (kind text, vendor text, pseudonym text, id text, reference text, round text, amount bigint, closed boolean,
      hash bigint, game text, currency text, token text, resent boolean, bet_id uuid, is_free boolean, reward uuid)) with ordinality
      as t(kind, vendor, pseudonym, id, reference, round, amount, closed, hash, game, currency, token, resent, new_bet, is_free, reward, n)
    left join lateral (select k.kind, k.hash, k.undone_by from vendors.transactions k where k.vendor = t.vendor and k.id = t.id offset 0) k on true
    left join lateral (select p.* from vendors.players p where p.vendor = t.vendor and p.pseudonym = t.pseudonym offset 0) p on true
    left join lateral (select a.balance, a.closed_at from betting.pockets a where a.id = p.account_id offset 0) a on true
    left join lateral (select m.status, m.trial_until from member.members m where m.id = p.member_id and t.kind <> 'win' offset 0) m on true
    left join lateral (select limits.judge(s, case when t.is_free then 0 else t.amount end, now_at, true) as verdict from limits.player_limits s where s.member_id = p.member_id and t.kind = 'bet' offset 0) s on true
    left join lateral (select v.state from lobby.vendors v where v.code = t.vendor and t.kind = 'bet' offset 0) v on true
    left join lateral (select g.id, g.state, g.game_type from lobby.games g where g.vendor = t.vendor and g.code = t.game and t.kind <> 'win' offset 0) g on true
    left join lateral (select l.* from vendors.tokens l where l.token_hash = decode(t.token, 'hex') and t.kind <> 'win' offset 0) l on true
    left join lateral (select r.bet_id from vendors.rounds r where r.vendor = t.vendor and r.round = t.round and r.member_id = p.member_id offset 0) r on true
    left join lateral (select b.state, b.free from betting.bets b where b.id = r.bet_id offset 0) b on true
    left join lateral (
      select w.id from betting.free_stakes w
      where w.id = t.reward and t.is_free and t.kind = 'bet' and w.kind = 'rounds' and w.member_id = p.member_id and w.game = t.game and w.stake = t.amount and w.used < w.given and w.until > now_at offset 0
    ) w on true
    left join lateral (
      select f.kind, f.bet_id, f.undone_by from vendors.transactions f where f.vendor = t.vendor and f.id = t.reference and t.kind = 'win' offset 0
    ) f on true
    order by t.n offset 0
  ) q;
  if 'done' = any (j.verdicts) then
    select json_agg(json_build_object('n', t.n, 'kind', case when t.kind = 'bet' then case t.state when 'open' then 'raise' else 'place' end when t.ends then 'settle' else 'pay' end,
      'id', t.bet_id, 'key', t.id, 'hash', t.hash, 'pocket', t.account, 'amount', t.amount, 'product', t.product, 'vendor', t.vendor, 'game', t.game, 'free', t.reward is not null)) into steps
    from (
      select t.*, t.closed and t.state = 'open' as ends
      from unnest(j.ns, j.kinds, j.verdicts, j.states, j.bet_ids, j.ids, j.hashes, j.accounts, j.amounts, j.closeds, j.products, j.vendors, j.games, j.rewards)
        t(n, kind, verdict, state, bet_id, id, hash, account, amount, closed, product, vendor, game, reward)
    ) t
    where t.verdict = 'done' and (t.kind = 'bet' or (t.kind = 'win' and (t.amount > 0 or t.ends)));
    if exists (select from unnest(j.verdicts, j.rewards) t(verdict, reward) where t.verdict = 'done' and t.reward is not null) then
      perform betting.use_free_rounds(array(select t.reward from unnest(j.verdicts, j.rewards) t(verdict, reward) where t.verdict = 'done' and t.reward is not null), 1);
    end if;
    if steps is not null then
      for step in select m.n, m.posting_id from betting.move_all(steps) m loop
        posted[step.n] := step.posting_id;
      end loop;
    end if;
    insert into vendors.rounds as r (vendor, round, member_id, bet_id)
    select t.vendor, t.round, t.member, t.bet_id
    from unnest(j.kinds, j.verdicts, j.states, j.vendors, j.rounds, j.members, j.bet_ids) t(kind, verdict, state, vendor, round, member, bet_id)
    where t.verdict = 'done' and t.kind = 'bet' and t.state is distinct from 'open'
    on conflict (vendor, round, member_id) do update set bet_id = excluded.bet_id;
    insert into vendors.transactions (vendor, id, kind, member_id, bet_id, reference, amount, hash, posting_id, reward)
    select t.vendor, t.id, t.kind, t.member, t.bet_id, t.reference, t.amount, t.hash, posted[t.n], t.reward
    from unnest(j.ns, j.kinds, j.verdicts, j.vendors, j.ids, j.members, j.bet_ids, j.refs, j.amounts, j.hashes, j.rewards)
      t(n, kind, verdict, vendor, id, member, bet_id, reference, amount, hash, reward)
    where t.verdict = 'done' and t.kind <> 'balance';
    select json_agg(json_build_object('n', t.n, 'kind', 'settle', 'id', t.bet_id, 'key', 'end of ' || t.id, 'hash', 0, 'amount', 0)) into steps
    from unnest(j.ns, j.kinds, j.verdicts, j.closeds, j.bet_ids, j.ids) t(n, kind, verdict, closed, bet_id, id) where t.verdict = 'done' and t.kind = 'bet' and t.closed;
    if steps is not null then
      perform betting.move_all(steps);
    end if;
  end if;
  return query select t.n::bigint, t.verdict, t.pseudonym, t.currency, a.balance
  from unnest(j.ns, j.verdicts, j.pseudonyms, j.currencies, j.accounts) t(n, verdict, pseudonym, currency, account)
  left join lateral (select a.balance from betting.pockets a where a.id = t.account offset 0) a on true;
end
$$;

grant execute on function vendors.act to tucano_app;
