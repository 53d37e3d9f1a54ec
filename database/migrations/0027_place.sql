-- As before (migration 25), but refusals come in the order they always had: a round that is known is refused as such, before any money is looked at.
set local role tucano_ledger;

create or replace function betting.place(
  p_id uuid, p_account bigint[], p_amount bigint[], p_product text, p_vendor text, p_game text, p_inputs text, p_transcript bytea default null,
  p_seed bigint default null, p_nonce integer default null
) returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  begun record;
  member record;
  stake bigint;
  now_at timestamptz := ledger.clock();
begin
  perform ledger.check_amount(amount) from unnest(p_amount) amount;
  select sum(amount)::bigint into stake from unnest(p_amount) amount;
  perform ledger.check_amount(stake);
  begun := ledger.begin_posting('round:' || p_id || ':place', 'place', concat_ws(' ', p_account, p_amount, p_product, p_vendor, p_game, p_inputs, p_seed, p_nonce));
  if begun.fresh then
    select min(a.member_id) as id, min(a.currency) as currency, count(*) as accounts, count(distinct (a.member_id, a.currency)) as owners into member
    from ledger.accounts a where a.id = any (p_account) and a.member_id is not null;
    if member.owners <> 1 or member.accounts <> cardinality(p_account) then
      perform ledger.refuse(case when member.owners > 1 then 'currency.mismatch' else 'account.unknown' end, p_account::text);
    end if;
    if exists (select from ledger.accounts a where a.id = any (p_account) and a.kind = 'locked') then
      perform ledger.refuse('account.locked', p_account::text);
    end if;
    if p_id not between betting.first_id(now_at - interval '7 days') and betting.first_id(now_at + interval '1 day') then
      perform ledger.refuse('round.id.invalid', p_id::text);
    end if;
    if exists (select from betting.rounds r where r.id = p_id) then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    perform ledger.write_entries(begun.posting_id, p_account || ledger.system_account('stakes', member.currency),
      array(select -amount from unnest(p_amount) amount) || stake, p_id);
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, place_posting_id, product, vendor, game, currency, state, transcript, seed_id, nonce)
    values (p_id, p_account[1], member.id, stake, 0, now_at, begun.posting_id, p_product, p_vendor, p_game, member.currency, 'open', p_transcript, p_seed, p_nonce)
    on conflict (id) do nothing;
    if not found then
      perform ledger.refuse(case when (select r.state from betting.rounds r where r.id = p_id) = 'void' then 'round.void' else 'key.conflict' end, p_id::text);
    end if;
    if p_seed is not null then
      perform betting.take_nonce(p_seed, p_nonce, member.id);
    end if;
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

reset role;
