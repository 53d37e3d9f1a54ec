-- Notes are only ever added to, and an adjustment that was decided stays as it is.
create or replace function members.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes and decided adjustments are never changed' using errcode = 'restrict_violation';
end
$$;
