-- Begins a posting under a key. A key that is known with the same inputs gives the posting of then, and `fresh` is false.
create or replace function ledger.begin_posting(p_key text, p_kind text, p_inputs text, p_reverses bigint default null, out posting_id bigint, out fresh boolean)
language plpgsql set search_path = pg_catalog as $$
declare
  hash bytea := sha256(convert_to(p_kind || ' ' || p_inputs, 'UTF8'));
  known record;
begin
  if p_key is null or length(p_key) not between 1 and 200 then
    perform ledger.refuse('key.invalid', left(p_key, 200));
  end if;
  insert into ledger.postings (key, kind, input_hash, reverses) values (p_key, p_kind, hash, p_reverses)
  on conflict (key) where key is not null do nothing returning id into posting_id;
  fresh := posting_id is not null;
  if not fresh then
    select p.id, p.input_hash into known from ledger.postings p where p.key = p_key;
    if known.id is null then
      -- Committed after this transaction had taken its snapshot, which only an isolation level above ours does.
      raise exception 'the key was used a moment ago' using errcode = 'serialization_failure';
    end if;
    if known.input_hash <> hash then
      perform ledger.refuse('key.conflict', p_key);
    end if;
    posting_id := known.id;
  end if;
end
$$;
