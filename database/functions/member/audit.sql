-- Writes every change of an account into the audit, by whom the transaction names.
create or replace function member.audit() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  changed text[];
begin
  select array_agg(key order by key) into changed from jsonb_each(is_now)
  where value is distinct from was -> key and (tg_op = 'UPDATE' or value <> 'null'::jsonb) and key <> 'authenticator_step';
  if changed is not null then
    insert into member.changes (member_id, what, before, after, actor, ip, session_id)
    values (new.id, changed, member.shown(was, changed), member.shown(is_now, changed), coalesce(nullif(current_setting('tucano.actor', true), ''), 'system'),
      nullif(current_setting('tucano.ip', true), '')::inet, nullif(current_setting('tucano.session', true), '')::bigint);
  end if;
  return null;
end
$$;
