set local role tucano_ledger;

-- Credits payments that the provider itself has just told us of: each once, whatever was heard before, and all in one commit. What may not be
-- credited is kept apart, to be sent back, with the reason.
create or replace function cashier.credit(p_payments json, p_own boolean) returns table (end_to_end_id text, outcome text, deposit_id uuid)
language plpgsql security definer set search_path = pg_catalog set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  now_at timestamptz := platform.clock();
  j record;
  postings bigint[];
begin
  perform from cashier.deposits d where d.txid in (select t.txid from json_to_recordset(p_payments) t(txid text)) order by d.id for no key update;
  perform from ledger.accounts a where a.id in (
    select c.id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
      join ledger.accounts c on c.member_id = d.member_id and c.kind = 'cash' and c.currency = d.currency
    union select ledger.system_account(k.kind, d.currency) from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid,
      (values ('clearing'), ('suspense'), ('house')) k(kind)
  ) order by a.id for no key update;
  perform from limits.player_limits s where s.member_id in (
    select d.member_id from json_to_recordset(p_payments) t(txid text) join cashier.deposits d on d.txid = t.txid
  ) order by s.member_id for no key update;
  select array_agg(q.e2e) as e2es, array_agg(q.txid) as txids, array_agg(q.amount) as amounts, array_agg(q.name) as names, array_agg(q.cpf) as cpfs, array_agg(q.at) as ats,
    array_agg(q.deposit) as deposits, array_agg(q.member_id) as members, array_agg(coalesce(q.currency, q.charge_currency)) as currencies, array_agg(q.method) as methods,
    array_agg(q.account) as accounts, array_agg(q.outcome) as outcomes, array_agg(q.wager_rate) as wager_rates,
    array_agg(case when q.outcome = 'credited' then q.amount * q.fee_rate / 10000 else 0 end) as fees
  into j from (
    select t.*, d.id as deposit, d.member_id, d.currency, d.method, d.fee_rate, d.wager_rate, a.id as account,
      case
        when k.end_to_end_id is not null then 'known'
        when d.id is null then 'unknown'
        when d.state in ('credited', 'refused') or t.nth > 1 then 'more'
        when s.closed_until > now_at or a.closed_at is not null or m.status <> 'active' then 'closed'
        when p_own and c.cpf is distinct from t.cpf then 'stranger'
        when t.amount > case when d.state in ('asked', 'open') then d.amount else 0 end
          and cashier.judge_deposit(d.member_id, t.amount - case when d.state in ('asked', 'open') then d.amount else 0 end) is not null then 'limit'
        else 'credited'
      end as outcome
    from (
      select t.*, row_number() over (partition by t.txid order by t.at, t.e2e) as nth
      from json_to_recordset(p_payments) t(e2e text, txid text, amount bigint, name text, cpf text, at timestamptz, charge_currency text)
    ) t
    left join cashier.deposits d on d.txid = t.txid
    left join cashier.payments k on k.end_to_end_id = t.e2e
    left join member.members m on m.id = d.member_id
    left join ledger.accounts a on a.member_id = d.member_id and a.kind = 'cash' and a.currency = d.currency
    left join limits.player_limits s on s.member_id = d.member_id
    left join lateral (select c.cpf from documents.cases c where c.member_id = d.member_id and c.state = 'verified' order by c.id desc limit 1) c on p_own
  ) q;
  postings := array(
    select case when t.outcome <> 'known' then (
      ledger.begin_posting('deposit:pix:' || t.e2e, case t.outcome when 'credited' then 'deposit' else 'unplaced' end, concat_ws(' ', t.outcome, t.amount, t.deposit))
    ).posting_id end
    from unnest(j.e2es, j.outcomes, j.amounts, j.deposits) with ordinality t(e2e, outcome, amount, deposit, n) order by t.n
  );
  perform ledger.write(array(
    select (t.n, t.posting, null, l.account, null, l.amount, null, null)::ledger.line
    from unnest(postings, j.outcomes, j.currencies, j.accounts, j.amounts, j.fees) with ordinality t(posting, outcome, currency, account, amount, fee, n),
      lateral (values (ledger.system_account('clearing', t.currency), -t.amount),
        (case t.outcome when 'credited' then t.account else ledger.system_account('suspense', t.currency) end, t.amount - t.fee),
        (ledger.system_account('house', t.currency), t.fee)) l(account, amount)
    where t.outcome <> 'known' order by t.n
  ));
  insert into cashier.payments (end_to_end_id, txid, amount, payer_name, payer_cpf, paid_at, deposit_id, state, why, posting_id)
  select t.e2e, t.txid, t.amount, t.name, t.cpf, t.at, t.deposit, case t.outcome when 'credited' then 'credited' else 'returning' end,
    case when t.outcome <> 'credited' then t.outcome end, t.posting
  from unnest(j.e2es, j.txids, j.amounts, j.names, j.cpfs, j.ats, j.deposits, j.outcomes, postings) t(e2e, txid, amount, name, cpf, at, deposit, outcome, posting)
  where t.outcome <> 'known';
  update cashier.deposits d set state = 'credited', paid = t.amount, fee = t.fee, posting_id = t.posting, done_at = now_at, reason = null
  from unnest(j.deposits, j.amounts, j.fees, postings, j.outcomes) t(deposit, amount, fee, posting, outcome) where d.id = t.deposit and t.outcome = 'credited';
  perform cashier.add_wagering(t.member, t.amount * t.rate / 10000, 'deposit', t.amount)
  from unnest(j.members, j.amounts, j.wager_rates, j.outcomes) t(member, amount, rate, outcome) where t.outcome = 'credited' and t.rate > 0;
  insert into platform.outbox (name, member_id, payload)
  select 'deposits.changed', t.member, jsonb_build_object('depositId', t.deposit, 'state', t.outcome)
  from unnest(j.members, j.deposits, j.outcomes) t(member, deposit, outcome) where t.outcome = 'credited';
  insert into messages.messages (member_id, kind, facts)
  select t.member, case t.outcome when 'credited' then 'depositCredited' else 'depositReturned' end,
    jsonb_build_object('amount', (t.amount - t.fee)::text, 'currency', t.currency) || case t.outcome when 'credited' then jsonb_build_object('method', t.method) else jsonb_build_object('reason', t.outcome) end
  from unnest(j.members, j.amounts, j.fees, j.currencies, j.methods, j.outcomes) t(member, amount, fee, currency, method, outcome) where t.outcome <> 'known' and t.member is not null;
  return query select t.e2e, t.outcome, t.deposit from unnest(j.e2es, j.outcomes, j.deposits) t(e2e, outcome, deposit);
end
$$;

grant execute on function cashier.credit to tucano_app;
