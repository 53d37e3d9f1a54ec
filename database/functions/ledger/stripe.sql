-- Which stripe of the operator's hot accounts this connection works on.
create or replace function ledger.stripe() returns smallint language sql stable as $$ select (pg_backend_pid() % 8)::smallint $$;
