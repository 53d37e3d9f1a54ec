set local role tucano_ledger;

-- More that has to be staked before money may leave, by where the money comes from. It comes after what is open; what is done is not looked at any more.
create or replace function cashier.add_wagering(p_member bigint, p_more bigint, p_source text default 'deposit', p_amount bigint default null) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into cashier.wagering (member_id, source, amount, required, earlier, staked_before)
  select p_member, p_source, coalesce(p_amount, p_more), p_more, coalesce(o.earlier + o.required, 0), coalesce(o.staked_before, s.staked)
  from cashier.weights c, lateral (select cashier.staked(p_member, c.weight_bp) as staked) s
  left join lateral (select w.* from cashier.wagering w where w.member_id = p_member and w.lifted_at is null order by w.id desc limit 1) o on s.staked - o.staked_before < o.earlier + o.required
  where p_more > 0
$$;

grant execute on function cashier.add_wagering to tucano_app;
