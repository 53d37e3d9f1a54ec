-- A session is opened by one statement: a login costs its hash, and little else.
--
-- Of two logins of a member at once, the later one ends the earlier: the member's row is locked before open sessions are looked for.
-- With a browser's token the browser and its network are trusted from now on, and the login is written into the history.
create or replace function session.open_session(
  in_member bigint, in_token bytea, in_way text, in_single boolean, in_ip inet, in_country text, in_device text,
  in_browser bytea default null, in_network text default null
) returns boolean language plpgsql as $$
declare
  entered record;
  browser bigint;
begin
  select account, first_login_at is null as first_time into strict entered from member.members where id = in_member for update;
  if in_browser is not null then
    insert into session.devices as d (member_id, token_hash, name) values (in_member, in_browser, in_device)
    on conflict (member_id, token_hash) do update set seen_at = clock_timestamp(), name = excluded.name
    returning d.id into browser;
    insert into session.networks (member_id, network) values (in_member, in_network)
    on conflict (member_id, network) do update set seen_at = clock_timestamp();
    insert into session.attempts (account, member_id, ip, country, device, way, outcome)
    values (entered.account, in_member, in_ip, in_country, in_device, in_way, 'in');
  end if;
  if in_single then
    with ended as (
      update session.sessions set ended_at = clock_timestamp(), ended_why = 'replaced' where member_id = in_member and ended_at is null returning id
    )
    insert into platform.outbox (name, member_id, payload)
    select 'session.ended', in_member, jsonb_build_object('sessionId', id::text, 'why', 'replaced') from ended;
  end if;
  insert into session.sessions (token_hash, member_id, ip, country, device, device_id, way)
  values (in_token, in_member, in_ip, in_country, in_device, browser, in_way);
  if entered.first_time then
    update member.members set first_login_at = clock_timestamp() where id = in_member;
  end if;
  return entered.first_time;
end
$$;

grant execute on function session.open_session to tucano_app;
