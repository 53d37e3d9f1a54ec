-- More stake in an open round.
create or replace function betting.raise(p_id uuid, p_key text, p_account bigint[], p_amount bigint[]) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
  more bigint;
  refusal text;
begin
  perform ledger.check_amount(amount) from unnest(p_amount) amount;
  select sum(amount)::bigint into more from unnest(p_amount) amount;
  perform ledger.check_amount(more);
  begun := ledger.begin_posting('round:' || p_id || ':raise:' || p_key, 'raise', concat_ws(' ', p_account, p_amount));
  if begun.fresh then
    round := betting.lock_round(p_id, false);
    if exists (
      select from unnest(p_account) t(id) left join ledger.accounts a on a.id = t.id and a.member_id = round.member_id and a.currency = round.currency where a.id is null
    ) then
      perform ledger.refuse('account.unknown', p_account::text);
    end if;
    select betting.judge_stake(a.member_id, a.kind, a.closed_at, null, round.stake + more, null, null, null, limits.judge(l, more, platform.clock(), false)) into refusal
    from ledger.accounts a left join limits.player_limits l on l.member_id = a.member_id where a.id = any (p_account) order by 1 limit 1;
    if refusal is not null then
      perform ledger.refuse(refusal, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', round.currency),
      array(select -amount from unnest(p_amount) amount) || more, p_id);
    insert into betting.steps (posting_id, round_id, kind, stake, payout, late) values (begun.posting_id, p_id, 'raise', more, 0, false);
    update betting.rounds r set stake = r.stake + more where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function betting.raise to tucano_app;
