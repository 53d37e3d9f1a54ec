-- How long a member has excluded itself is written by limits alone, which never shorten it.
create or replace function member.keep_exclusion() returns trigger language plpgsql as $$
begin
  raise exception 'an exclusion is written by limits alone' using errcode = 'insufficient_privilege';
end
$$;
