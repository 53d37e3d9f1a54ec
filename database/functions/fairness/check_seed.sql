-- A seed goes from next to active to told and never back; a client seed is chosen once.
create or replace function fairness.check_seed() returns trigger language plpgsql as $$
begin
  if (old.client_seed is not null and new.client_seed is distinct from old.client_seed) or (old.logged and not new.logged)
    or (old.state, new.state) not in (('next', 'next'), ('next', 'active'), ('active', 'active'), ('active', 'told'), ('told', 'told'))
    or (old.state = 'told' and (new.told_at, new.rounds, new.client_seed) is distinct from (old.told_at, old.rounds, old.client_seed)) then
    raise exception 'seed % cannot become this', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
