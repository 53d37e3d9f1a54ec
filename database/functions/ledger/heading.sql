-- A reversal is filed where what it undoes is.
create or replace function ledger.heading(p_posting bigint) returns text language sql stable as $$
  select ledger.heading_of(coalesce(o.kind, p.kind)) from ledger.postings p left join ledger.postings o on o.id = p.reverses where p.id = p_posting
$$;
