-- Gives each of some members a share of an envelope, in their order, and pays all of them with one posting. A share that somebody else holds at this moment may become free
-- again: whoever finds only such ones comes `later`; whoever has one is told which. A share of somebody who has a device or a payee in common with another who has one is kept
-- for an operator and not paid. Answers come as lists, in the order of the members.
create or replace function promotions.grab(p_envelope bigint, p_members bigint[], p_currency text, out verdicts text[], out amounts bigint[], out free integer)
language plpgsql set search_path = pg_catalog as $$
declare
  now_at timestamptz := platform.clock();
  envelope record;
  caught record;
  held record;
  paid record;
  posting bigint;
begin
  -- Closing it waits for whoever is catching a share, and nobody catches one afterwards.
  select e.* into envelope from promotions.envelopes e where e.id = p_envelope for share;
  free := 0;
  amounts := array_fill(0::bigint, array[cardinality(p_members)]);
  if envelope.id is null or now_at < envelope.opens_at or now_at >= envelope.closes_at or envelope.closed_at is not null then
    verdicts := array_fill(case when envelope.id is null then 'promotion.unknown' when now_at < envelope.opens_at then 'promotion.state' else 'promotion.over' end, array[cardinality(p_members)]);
    return;
  end if;
  -- Members with something in common come one after the other, so that each sees what the others have.
  perform pg_advisory_xact_lock(k.key) from (
    select hashtextextended(encode(d.token_hash, 'hex'), 1) as key from session.devices d
    where d.member_id = any (p_members) and exists (select from session.devices o where o.token_hash = d.token_hash and o.member_id <> d.member_id)
    union
    select hashtextextended(encode(p.print, 'hex'), 2) from cashier.payees p
    where p.member_id = any (p_members) and exists (select from cashier.payees o where o.print = p.print and o.member_id <> p.member_id)
    order by 1
  ) k;
  with asking as (
    select a.member_id, row_number() over (order by a.n) as place from unnest(p_members) with ordinality a(member_id, n)
    where not exists (select from promotions.shares s where s.envelope_id = p_envelope and s.member_id = a.member_id)
  ), unheld as materialized (
    select s.number from promotions.shares s where s.envelope_id = p_envelope and s.member_id is null order by s.number limit (select count(*) from asking) for update skip locked
  ), taken as (
    update promotions.shares s set member_id = a.member_id, caught_at = now_at
    from (select u.number, row_number() over (order by u.number) as place from unheld u) u join asking a on a.place = u.place
    where s.envelope_id = p_envelope and s.number = u.number
    returning s.number, s.member_id, s.amount
  )
  select min(t.number) as first, array_agg(t.member_id order by t.number) as members, array_agg(t.amount order by t.number) as gains into caught from taken t;
  if caught.first is not null then
    select array_agg(h.member_id) as members, array_agg(h.reasons) as reasons into held
    from (
      select w.member_id, jsonb_agg(jsonb_build_object('why', w.why, 'with', w.others) order by w.why) as reasons
      from (
        select c.member_id, l.why, jsonb_agg(jsonb_build_object('memberId', m.id::text, 'account', m.account) order by m.id) as others
        from unnest(caught.members) with ordinality c(member_id, n)
        cross join lateral (
          select 'device' as why, o.member_id from session.devices d join session.devices o on o.token_hash = d.token_hash where d.member_id = c.member_id
          union
          select 'payee', o.member_id from cashier.payees p join cashier.payees o on o.print = p.print where p.member_id = c.member_id
        ) l
        join promotions.shares s on s.envelope_id = p_envelope and s.member_id = l.member_id
        join member.members m on m.id = l.member_id
        where l.member_id <> c.member_id and coalesce(array_position(caught.members, l.member_id) < c.n, true)
        group by 1, 2
      ) w group by 1
    ) h;
    select array_agg(c.member_id order by c.n) as members, array_agg(c.amount order by c.n) as gains into paid
    from unnest(caught.members, caught.gains) with ordinality c(member_id, amount, n) where c.member_id <> all (coalesce(held.members, '{}'));
    if paid.members is not null then
      select p.posting_id into posting from ledger.post('envelope:' || p_envelope || ':' || caught.first, 'reward', (
        select jsonb_agg(jsonb_build_object('from', promotion, 'to', ledger.open_account(c.member_id, 'cash', p_currency), 'amount', c.amount, 'currency', p_currency) order by c.n)
        from unnest(paid.members, paid.gains) with ordinality c(member_id, amount, n), ledger.system_account('promotion', p_currency) promotion
      )) p;
      insert into promotions.rewards (key, promotion_id, version, member_id, period, type, reward, cost, is_auto, posting_id)
      select 'promotion:' || envelope.promotion_id || ':' || c.member_id || ':e-' || p_envelope, envelope.promotion_id, envelope.version, c.member_id, 'e-' || p_envelope, 'cash',
        jsonb_build_object('type', 'cash', 'amount', c.amount::text), c.amount, false, posting
      from unnest(paid.members, paid.gains) c(member_id, amount);
    end if;
    if held.members is not null then
      update promotions.shares s set is_held = true where s.envelope_id = p_envelope and s.member_id = any (held.members);
      insert into promotions.entries (promotion_id, member_id, period, version, state, reward, earned_at)
      select envelope.promotion_id, c.member_id, 'e-' || p_envelope, envelope.version, 'applying', jsonb_build_object('type', 'cash', 'amount', c.amount::text), now_at
      from unnest(caught.members, caught.gains) c(member_id, amount) where c.member_id = any (held.members) order by c.member_id;
      insert into promotions.suspicions (promotion_id, member_id, period, reasons)
      select envelope.promotion_id, h.member_id, 'e-' || p_envelope, h.reasons from unnest(held.members, held.reasons) h(member_id, reasons) order by h.member_id;
    end if;
  end if;
  select count(*) into free from promotions.shares s where s.envelope_id = p_envelope and s.member_id is null;
  select array_agg(case when s.is_held then 'promotion.waiting' when c.amount is not null then 'caught' when s.number is not null then 'envelope.taken' when free > 0 then 'later' else 'envelope.empty' end order by a.n),
    array_agg(coalesce(c.amount, s.amount, 0) order by a.n)
  into verdicts, amounts
  from unnest(p_members) with ordinality a(member_id, n)
  left join unnest(caught.members, caught.gains) c(member_id, amount) on c.member_id = a.member_id
  left join promotions.shares s on s.envelope_id = p_envelope and s.member_id = a.member_id;
end
$$;

grant execute on function promotions.grab to tucano_app;
