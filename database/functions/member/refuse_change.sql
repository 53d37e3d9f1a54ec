-- The audit is only ever added to.
create or replace function member.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is never changed' using errcode = 'restrict_violation';
end
$$;
