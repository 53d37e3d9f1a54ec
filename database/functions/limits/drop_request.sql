-- Drops a change that waits.
create or replace function limits.drop_request(p_member bigint, p_request bigint) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  update limits.change_requests w set state = 'dropped' where w.id = p_request and w.member_id = p_member and w.state = 'waiting';
  return found;
end
$$;

grant execute on function limits.drop_request to tucano_app;
