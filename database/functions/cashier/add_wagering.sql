set local role tucano_ledger;

-- More that has to be staked before money may leave. What was asked for before and is done is forgotten.
create or replace function cashier.add_wagering(p_member bigint, p_more bigint) returns void language sql security definer set search_path = pg_catalog as $$
  insert into cashier.wagering as w (member_id, required, staked_before) select p_member, p_more, cashier.staked(p_member, c.weight_bp) from cashier.weights c where p_more > 0
  on conflict (member_id) do update set
    required = case when excluded.staked_before - w.staked_before >= w.required then 0 else w.required end + excluded.required,
    staked_before = case when excluded.staked_before - w.staked_before >= w.required then excluded.staked_before else w.staked_before end
$$;

grant execute on function cashier.add_wagering to tucano_app;
