-- Moves amounts, each from one account to another by a posting and a key of its own, in their order, so that what one gets the next can give: a list of
-- {key, kind, from, to, amount}. All of them are written or none. A key that is known with the same inputs moves nothing again.
create or replace function ledger.post_many(p_moves jsonb, p_currency text) returns table (n integer, posting_id bigint)
language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  asked record;
  wrong record;
  known record;
  begun bigint[];
  fresh boolean[];
begin
  select array_agg(m.key) as keys, array_agg(m.kind) as kinds, array_agg(m."from") as froms, array_agg(m."to") as tos, array_agg(m.amount) as amounts,
    array_agg(concat_ws(' ', array[m."from"], array[m."to"], array[m.amount], array[p_currency])) as inputs
  into asked from jsonb_to_recordset(p_moves) as m(key text, kind text, "from" bigint, "to" bigint, amount bigint);
  select m.key,
    case when m.key is null or length(m.key) not between 1 and 200 then 'key.invalid'
      when m.amount is null or m.amount not between 1 and 1000000000000000 then 'amount.invalid'
      when f.id is null or t.id is null then 'account.unknown'
      when f.id = t.id then 'posting.invalid'
      when f.currency <> p_currency or t.currency <> p_currency then 'currency.mismatch'
      when 'locked' in (f.kind, t.kind) then 'account.locked'
      when count(*) over (partition by m.key) > 1 then 'key.conflict' end as refusal
  into wrong from unnest(asked.keys, asked.froms, asked.tos, asked.amounts) m(key, "from", "to", amount)
  left join ledger.accounts f on f.id = m."from" left join ledger.accounts t on t.id = m."to" order by refusal nulls last limit 1;
  if wrong.refusal is not null then
    perform ledger.refuse(wrong.refusal, left(wrong.key, 200));
  end if;
  with p as (
    insert into ledger.postings (key, kind, input_hash)
    select m.key, m.kind, sha256(convert_to(m.kind || ' ' || m.inputs, 'UTF8')) from unnest(asked.keys, asked.kinds, asked.inputs) with ordinality m(key, kind, inputs, n) order by m.n
    on conflict (key) where key is not null do nothing returning id, key
  )
  select array_agg(p.id order by m.n), array_agg(p.id is not null order by m.n) into begun, fresh from unnest(asked.keys) with ordinality m(key, n) left join p on p.key = m.key;
  -- Rare: each that is known is looked at by itself.
  for known in
    select m.n, b.posting_id from unnest(asked.keys, asked.kinds, asked.inputs, fresh) with ordinality m(key, kind, inputs, fresh, n)
    cross join lateral ledger.begin_posting(m.key, m.kind, m.inputs) b where not m.fresh
  loop
    begun[known.n] := known.posting_id;
  end loop;
  perform ledger.write(array(
    select (m.n, m.posting_id, null, v.account_id, null, v.amount, null, null)::ledger.line
    from unnest(begun, fresh, asked.froms, asked.tos, asked.amounts) with ordinality m(posting_id, fresh, "from", "to", amount, n),
      lateral (values (1, m."from", -m.amount), (2, m."to", m.amount)) v(half, account_id, amount)
    where m.fresh order by m.n, v.half
  ));
  return query select b.n::integer, b.id from unnest(begun) with ordinality b(id, n);
end
$$;

grant execute on function ledger.post_many to tucano_app;
