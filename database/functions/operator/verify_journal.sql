set local role tucano_journal;

-- Goes over the whole chain and returns what is not as it was written. One statement: what is written meanwhile is not seen in halves.
create or replace function operator.verify_journal() returns table (entry_id bigint, problem text)
language sql stable security definer set search_path = pg_catalog as $$
  with chain as (
    select j.id, j.previous, j.hash, operator.journal_hash(j) as expected,
      lag(j.id, 1, 0::bigint) over w as id_before, lag(j.hash, 1, ''::bytea) over w as hash_before
    from operator.journal j window w as (order by j.id)
  )
  select id, case when id <> id_before + 1 then 'missing' when previous <> hash_before then 'broken' else 'changed' end
  from chain where id <> id_before + 1 or previous <> hash_before or hash <> expected
  union all
  select coalesce(h.id, 0), 'head'
  from (values (true)) one
  left join operator.journal_head h on true
  left join (select j.id, j.hash from operator.journal j order by j.id desc limit 1) l on true
  where h.id is distinct from coalesce(l.id, 0) or h.hash is distinct from coalesce(l.hash, '')
$$;

grant execute on function operator.verify_journal to tucano_app;
