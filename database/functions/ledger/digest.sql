-- The digest of the postings after one position up to and including another, on top of the digest before them.
create or replace function ledger.digest(p_previous bytea, p_from_xid xid8, p_from bigint, p_to_xid xid8, p_to bigint, out postings bigint, out entries bigint, out digest bytea)
language sql stable as $$
  select count(*), coalesce(sum(e.many), 0),
    sha256(p_previous || coalesce(string_agg(sha256(
      convert_to(concat_ws('|', p.id, p.kind, p.key, encode(p.input_hash, 'hex'), p.reverses), 'UTF8') || timestamptz_send(p.at) || coalesce(e.content, '')
    ), ''::bytea order by p.xid, p.id), ''))
  from ledger.postings p, lateral (
    select count(*) as many, string_agg(
      int8send(e.account_id) || int8send(e.version) || timestamptz_send(e.at) || int8send(e.amount) || int8send(e.balance)
        || coalesce(uuid_send(e.reference), '') || convert_to(e.currency, 'UTF8'), ''::bytea order by e.account_id, e.version) as content
    from ledger.entries e where e.posting_id = p.id
  ) e
  where (p.xid, p.id) > (p_from_xid, p_from) and (p.xid, p.id) <= (p_to_xid, p_to)
$$;
