set local role tucano_ledger;

-- From now on stakes count by these weights. What members have done of what they have to stake stays as it was.
create or replace function cashier.set_weights(p_weights jsonb) returns void language sql security definer set search_path = pg_catalog as $$
  with old as (select w.weight_bp from cashier.weights w where w.weight_bp <> p_weights for update), counted as (
    update cashier.wagering w set staked_before = w.staked_before + cashier.staked(w.member_id, p_weights) - cashier.staked(w.member_id, o.weight_bp) from old o
  )
  update cashier.weights set weight_bp = p_weights where weight_bp <> p_weights
$$;

grant execute on function cashier.set_weights to tucano_app;
