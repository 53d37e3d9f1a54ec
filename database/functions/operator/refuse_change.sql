set local role tucano_journal;

-- The journal is only ever added to, and by its function alone.
create or replace function operator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
