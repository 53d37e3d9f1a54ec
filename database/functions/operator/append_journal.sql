set local role tucano_journal;

-- Writes an entry in the transaction of what it tells of. The lock lasts until that ends: it is called last.
create or replace function operator.append_journal(
  p_operator bigint, p_account text, p_session bigint, p_ip inet, p_action text, p_subject text, p_details jsonb
) returns bigint language plpgsql security definer set search_path = pg_catalog as $$
declare
  head operator.journal_head;
  entry operator.journal;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator.journal', 0));
  select * into strict head from operator.journal_head;
  entry.id := head.id + 1;
  entry.at := clock_timestamp();
  entry.operator_id := p_operator;
  entry.account := p_account;
  entry.session_id := p_session;
  entry.ip := p_ip;
  entry.action := p_action;
  entry.subject := p_subject;
  entry.details := p_details;
  entry.previous := head.hash;
  entry.hash := operator.journal_hash(entry);
  insert into operator.journal select entry.*;
  update operator.journal_head set id = entry.id, hash = entry.hash;
  return entry.id;
end
$$;

grant execute on function operator.append_journal to tucano_app;
