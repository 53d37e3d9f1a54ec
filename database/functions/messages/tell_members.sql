-- Open pages of the members concerned hear of it, whoever made the change: each member once a statement.
create or replace function messages.tell_members() returns trigger language plpgsql as $$
begin
  insert into platform.outbox (name, member_id, payload) select distinct 'messages.changed', member_id, '{}'::jsonb from concerned;
  return null;
end
$$;
