-- Moves amounts from account to account, each in a currency that both must have: a list of {from, to, amount, currency}. What is held moves only by its hold.
create or replace function ledger.post(p_key text, p_kind text, p_moves jsonb, p_reference uuid default null)
returns table (posting_id bigint, replayed boolean) language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked record;
  begun record;
  wrong record;
begin
  if coalesce(jsonb_array_length(p_moves), 0) not between 1 and 1000 then
    perform ledger.refuse('posting.invalid', 'moves');
  end if;
  select array_agg(m."from") as froms, array_agg(m."to") as tos, array_agg(m.amount) as amounts, array_agg(m.currency) as currencies
  into asked from jsonb_to_recordset(p_moves) as m("from" bigint, "to" bigint, amount bigint, currency text);
  perform ledger.check_amount(amount) from unnest(asked.amounts) amount;
  begun := ledger.begin_posting(p_key, p_kind, concat_ws(' ', asked.froms, asked.tos, asked.amounts, asked.currencies, p_reference));
  if not begun.fresh then
    return query select begun.posting_id, true;
    return;
  end if;
  select m.*, f.id as known_from, t.id as known_to, 'locked' in (f.kind, t.kind) as held into wrong
  from unnest(asked.froms, asked.tos, asked.currencies) m("from", "to", currency)
  left join ledger.accounts f on f.id = m."from" left join ledger.accounts t on t.id = m."to"
  where f.id is null or t.id is null or f.currency <> m.currency or t.currency <> m.currency or f.id = t.id
    or 'locked' in (f.kind, t.kind) limit 1;
  if found then
    perform ledger.refuse(
      case when wrong.known_from is null or wrong.known_to is null then 'account.unknown'
        when wrong."from" = wrong."to" then 'posting.invalid' when wrong.held then 'account.locked' else 'currency.mismatch' end,
      case when wrong.known_from is null then wrong."from"::text else wrong."to"::text end);
  end if;
  if (select count(distinct c.nature = 'play') from ledger.currencies c where c.code = any (asked.currencies)) > 1 then
    perform ledger.refuse('currency.mixed', asked.currencies::text);
  end if;
  perform ledger.write_entries(begun.posting_id, asked.froms || asked.tos, array(select -amount from unnest(asked.amounts) amount) || asked.amounts, p_reference);
  return query select begun.posting_id, false;
end
$$;

grant execute on function ledger.post to tucano_app;
