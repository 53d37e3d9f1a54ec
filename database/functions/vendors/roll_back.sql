-- Undoes a bet or a win, or keeps its place when it has not come yet. A bet that is undone has no wins: those that name it go with it, and
-- when no bet is left in a round, all of them. A free round that is undone is given back.
create or replace function vendors.roll_back(p_vendor text, p_id text, p_reference text, p_hash bigint, out verdict text, out pseudonym text, out currency text, out balance bigint)
language plpgsql set search_path = pg_catalog set enable_seqscan = off as $$
#variable_conflict use_column
declare
  known vendors.transactions;
  target vendors.transactions;
  undone vendors.transactions;
begin
  select * into known from vendors.transactions t where t.vendor = p_vendor and t.id = p_id;
  select * into target from vendors.transactions t where t.vendor = p_vendor and t.id = p_reference;
  if known.id is not null then
    verdict := case when known.kind = 'rollback' and known.hash = p_hash then 'replayed' else 'transaction.conflict' end;
  elsif target.kind = 'rollback' or p_reference = p_id then
    verdict := 'transaction.unknown';
  else
    verdict := 'done';
    if target.id is null then
      insert into vendors.transactions (vendor, id, hash, undone_by) values (p_vendor, p_reference, 0, p_id);
    elsif target.kind is not null then
      perform from vendors.players p where p.vendor = p_vendor and p.member_id = target.member_id for no key update;
      for undone in
        select t.* from vendors.transactions t
        where t.bet_id = target.bet_id and t.undone_by is null and (t.id = target.id or (target.kind = 'bet' and t.kind = 'win' and (
          t.reference = target.id or not exists (
            select from vendors.transactions o where o.bet_id = target.bet_id and o.kind = 'bet' and o.undone_by is null and o.id <> target.id
          ))))
          and exists (select from vendors.transactions n where n.vendor = p_vendor and n.id = target.id and n.undone_by is null)
        order by t.kind = 'bet'
      loop
        if undone.posting_id is not null and exists (select from betting.bets b where b.id = undone.bet_id and b.state <> 'void') then
          perform betting.move_all(json_build_array(
            json_build_object('n', 0, 'kind', 'back', 'id', undone.bet_id, 'key', 'back of ' || undone.id, 'hash', 0, 'undoes', undone.id)));
        end if;
        if undone.reward is not null then
          perform betting.use_free_rounds(array[undone.reward], -1);
        end if;
        update vendors.transactions t set undone_by = p_id where t.vendor = p_vendor and t.id = undone.id;
      end loop;
    end if;
    insert into vendors.transactions (vendor, id, kind, member_id, bet_id, reference, hash)
    values (p_vendor, p_id, 'rollback', target.member_id, target.bet_id, p_reference, p_hash);
  end if;
  select p.pseudonym, p.currency, a.balance into pseudonym, currency, balance
  from vendors.players p join betting.pockets a on a.id = p.account_id
  where p.vendor = p_vendor and p.member_id = coalesce(target.member_id, known.member_id);
end
$$;

grant execute on function vendors.roll_back to tucano_app;
