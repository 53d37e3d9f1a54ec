-- What a member has staked in all, as far as it counts against what has to be staked: bonus money does not.
create or replace function cashier.staked(p_member bigint, p_weights jsonb) returns bigint language sql stable as $$
  select coalesce(sum((t.stake - t.bonus_stake) * coalesce((p_weights ->> t.product)::integer, 10000) / 10000), 0)::bigint from betting.turnover t where t.member_id = p_member
$$;

grant execute on function cashier.staked to tucano_app, tucano_ledger;
