-- What a member deposited since a moment: what is on its way counts, so that many wishes at once are not more than one.
create or replace function cashier.deposited(p_member bigint, p_since timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(coalesce(d.paid, d.amount)), 0)::bigint from cashier.deposits d
  where d.member_id = p_member and d.created_at >= p_since and d.state in ('asked', 'open', 'review', 'credited')
$$;

grant execute on function cashier.deposited to tucano_app, tucano_ledger;
