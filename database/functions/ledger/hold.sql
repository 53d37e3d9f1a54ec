-- Sets money of a member aside, in the member's locked pocket. The hold is named by its posting. What it is for says its kind: a withdrawal, unless somebody else names it.
create or replace function ledger.hold(p_key text, p_account bigint, p_amount bigint, p_kind text default 'hold') returns table (posting_id bigint, replayed boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  begun record;
  source record;
  locked bigint;
begin
  perform ledger.check_amount(p_amount);
  select a.member_id, a.currency, a.kind into source from ledger.accounts a where a.id = p_account;
  if source.member_id is null or source.kind = 'locked' then
    perform ledger.refuse('account.unknown', p_account::text);
  end if;
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', p_account, p_amount));
  if begun.fresh then
    locked := ledger.open_account(source.member_id, 'locked', source.currency);
    perform ledger.write_entries(begun.posting_id, array[p_account, locked], array[-p_amount, p_amount]);
    insert into ledger.holds (id, account_id, locked_id, amount, remaining) values (begun.posting_id, p_account, locked, p_amount, p_amount);
  end if;
  return query select begun.posting_id, not begun.fresh;
end
$$;

grant execute on function ledger.hold to tucano_app;
