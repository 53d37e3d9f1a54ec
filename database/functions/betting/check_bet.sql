-- A bet changes only by its steps, one version after the other, and never becomes open again: the trigger's condition says what is none of that.
create or replace function betting.check_bet() returns trigger language plpgsql as $$
begin
  raise exception 'bet % cannot become this', old.id using errcode = 'check_violation';
end
$$;
