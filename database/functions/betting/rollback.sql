-- Undoes a round that may not have arrived yet: then a tombstone keeps its place, and the late bet is refused.
create or replace function betting.rollback(p_id uuid, p_account bigint, p_product text, p_vendor text, p_game text)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
declare
  now_at timestamptz := platform.clock();
begin
  if not exists (select from betting.rounds r where r.id = p_id) then
    if p_id not between betting.first_id(now_at - interval '7 days') and betting.first_id(now_at + interval '1 day') then
      perform ledger.refuse('round.id.invalid', p_id::text);
    end if;
    insert into betting.rounds (id, account_id, member_id, stake, input_hash, placed_at, settled_at, product, vendor, game, currency, state)
    select p_id, a.id, a.member_id, 0, 0, now_at, now_at, p_product, p_vendor, p_game, a.currency, 'void'
    from ledger.accounts a where a.id = p_account and a.member_id is not null
    on conflict (id) do nothing;
    if found then
      return query select null::bigint, false;
      return;
    elsif not exists (select from ledger.accounts a where a.id = p_account and a.member_id is not null) then
      perform ledger.refuse('account.unknown', p_account::text);
    end if;
  end if;
  return query select * from betting.void(p_id);
end
$$;

grant execute on function betting.rollback to tucano_app;
