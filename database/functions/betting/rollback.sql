-- Undoes a bet that may not have arrived yet: then a tombstone keeps its place, and the late bet is refused.
create or replace function betting.rollback(p_id uuid, p_pocket bigint, p_product text, p_vendor text, p_game text)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  undone record;
begin
  if not exists (select from betting.bets b where b.id = p_id) then
    if p_id not between betting.first_id(now_at - interval '7 days') and betting.first_id(now_at + interval '1 day') then
      perform ledger.refuse('round.id.invalid', p_id::text);
    end if;
    insert into betting.bets (id, pocket_id, member_id, stake, input_hash, placed_at, settled_at, product, vendor, game, currency, state)
    select p_id, a.id, a.member_id, 0, 0, now_at, now_at, p_product, p_vendor, p_game, a.currency, 'void'
    from ledger.accounts a where a.id = p_pocket and a.member_id is not null
    on conflict (id) do nothing;
    if found then
      return query select null::bigint, false;
      return;
    elsif not exists (select from ledger.accounts a where a.id = p_pocket and a.member_id is not null) then
      perform ledger.refuse('account.unknown', p_pocket::text);
    end if;
  end if;
  select m.verdict, m.posting_id into undone from betting.move(json_build_array(json_build_object('n', 0, 'kind', 'void', 'id', p_id, 'key', 'void', 'hash', 0))) m;
  if undone.verdict = 'round.void' then
    return query select (select s.posting_id from betting.steps s where s.bet_id = p_id and s.state = 'void' order by s.version desc limit 1), true;
  elsif undone.verdict not in ('done', 'replayed') then
    perform ledger.refuse(undone.verdict, p_id::text);
  else
    return query select undone.posting_id, undone.verdict = 'replayed';
  end if;
end
$$;

grant execute on function betting.rollback to tucano_app;
