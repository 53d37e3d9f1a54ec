set local role tucano_ledger;

-- From now on stakes count by these weights. What members have done of what they have to stake stays as it was.
create or replace function cashier.set_weights(p_weights jsonb) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  old jsonb;
begin
  select w.weight_bp into old from cashier.weights w for update;
  if old <> p_weights then
    update cashier.wagering w set staked_before = w.staked_before + cashier.staked(w.member_id, p_weights) - cashier.staked(w.member_id, old);
    update cashier.weights set weight_bp = p_weights;
  end if;
end
$$;

grant execute on function cashier.set_weights to tucano_app;
