-- Ends an open round with what it still pays.
create or replace function betting.settle(p_id uuid, p_payout bigint, p_transcript bytea default null)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  round record;
begin
  if p_payout is null or p_payout not between 0 and 1000000000000000 then
    perform ledger.refuse('amount.invalid', p_payout::text);
  end if;
  begun := ledger.begin_posting('round:' || p_id || ':settle', 'settle', concat_ws(' ', p_payout, sha256(p_transcript)));
  if begun.fresh then
    select r.stake, r.state, r.currency, a.id as account_id, a.closed_at into round
    from betting.rounds r join ledger.accounts a on a.id = r.account_id where r.id = p_id for no key update of r;
    if not found then
      perform ledger.refuse('round.unknown', p_id::text);
    elsif round.state <> 'open' then
      perform ledger.refuse('round.' || round.state, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id,
      array[ledger.system_account('stakes', round.currency), ledger.system_account('house', round.currency),
        case when round.closed_at is null then round.account_id else ledger.system_account('suspense', round.currency) end],
      array[-round.stake, round.stake - p_payout, p_payout], p_id);
    update betting.rounds r set state = 'settled', payout = r.payout + p_payout, settled_at = platform.clock(), settle_posting_id = begun.posting_id,
      transcript = coalesce(p_transcript, r.transcript) where r.id = p_id;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function betting.settle to tucano_app;
