-- The clock of every money question. A function, so that a simulation can turn it.
create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

grant execute on function platform.clock to tucano_app, tucano_ledger;
