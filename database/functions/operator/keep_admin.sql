-- Somebody must be able to let others in: the last admin who can sign in stays one, whoever asks and however many ask at once.
create or replace function operator.keep_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.keep_admin', 0));
  if not exists (select from operator.operators o where o.id <> old.id and o.status = 'active' and 'admin' = any (o.roles)) then
    raise exception 'the last admin stays' using errcode = 'OP001';
  end if;
  return new;
end
$$;
