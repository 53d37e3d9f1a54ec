-- A win on the way, or after the end. It is never refused: what a closed account cannot take waits in suspense.
create or replace function betting.pay(p_id uuid, p_key text, p_amount bigint) returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
begin
  perform ledger.check_amount(p_amount);
  begun := ledger.begin_posting('round:' || p_id || ':pay:' || p_key, 'pay', p_amount::text);
  if begun.fresh then
    round := betting.lock_round(p_id, true);
    perform ledger.check_amount(round.payout + p_amount);
    perform ledger.write_entries(begun.posting_id,
      array[ledger.system_account('house', round.currency),
        case when (select a.closed_at is null from ledger.accounts a where a.id = round.account_id) then round.account_id else ledger.system_account('suspense', round.currency) end],
      array[-p_amount, p_amount], p_id);
    insert into betting.steps (posting_id, round_id, kind, stake, payout, late) values (begun.posting_id, p_id, 'pay', 0, p_amount, round.state = 'settled');
    update betting.rounds r set payout = r.payout + p_amount where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function betting.pay to tucano_app;
