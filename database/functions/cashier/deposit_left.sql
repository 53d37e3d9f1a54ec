-- How much a member may still deposit by its own caps; null when there is none.
create or replace function cashier.deposit_left(p_member bigint) returns bigint language sql stable as $$
  select min(greatest(u.cap - cashier.deposited(p_member, u.since), 0)) from limits.used(p_member) u where u.kind = 'deposit' and u.cap is not null
$$;

grant execute on function cashier.deposit_left to tucano_app;
