-- Why this stake may not be made; null when it may, as far as the balance allows. The order of refusals: the pocket, what the way in itself refuses
-- (`p_own`: a product that the jurisdiction closes, a seed that is over, an open round of the game), the amount, the id, and what limits.judge says of the member (`p_limited`). Every way in
-- asks this; a known id is answered before it, the balance judged after it.
create or replace function betting.judge_stake(p_member bigint, p_pocket text, p_closed_at timestamptz, p_own text, p_stake bigint, p_id uuid, p_first uuid, p_last uuid, p_limited text)
returns text language sql immutable as $$
  -- `p_own` and `p_limited` stand once each, or the function would be called and not become part of what asks it.
  select coalesce(
    case
      when p_member is null then 'account.unknown'
      when p_pocket = 'locked' then 'account.locked'
      when p_closed_at is not null then 'account.closed'
    end,
    p_own,
    case
      when p_stake is null or p_stake not between 1 and 1000000000000000 then 'amount.invalid'
      when p_id not between p_first and p_last then 'round.id.invalid'
      else p_limited
    end)
$$;

grant execute on function betting.judge_stake to tucano_app;
