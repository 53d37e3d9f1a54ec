-- What is written down of who came and left stays as it was.
create or replace function team.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'attributions are never changed' using errcode = 'restrict_violation';
end
$$;
