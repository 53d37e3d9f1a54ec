-- What a row says, with secrets named but not shown.
create or replace function member.shown(p_member jsonb, p_what text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('password_hash', 'payment_password_hash', 'authenticator', 'authenticator_step') then to_jsonb(case when value = 'null'::jsonb then null else '***' end)
    when key in ('mobile', 'id_number') and value <> 'null'::jsonb then to_jsonb('***' || right(value #>> '{}', 4))
    when key = 'email' and value <> 'null'::jsonb then to_jsonb(left(value #>> '{}', 1) || '***@' || split_part(value #>> '{}', '@', 2))
    else value end), '{}')
  from jsonb_each(p_member) where key = any (p_what)
$$;

grant execute on function member.shown to tucano_app;
