-- What was booked is never changed, and what follows from it only by the functions of the ledger and of betting.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of ledger and betting change only through their functions', tg_table_name using errcode = 'restrict_violation';
end
$$;
