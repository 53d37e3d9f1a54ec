-- Where the money of a bet stands: by how much the member and the promotion account have more than before it, and what is set aside among the open stakes. The rest is with the
-- other side, the house or a pot. A step moves the difference between two positions. A free stake that returns goes back to the promotion account when the bet has won something.
create or replace function betting.position(p_state text, p_stake bigint, p_decided bigint, p_payout bigint, p_free boolean, p_returns boolean) returns table (member bigint, promotion bigint, aside bigint)
language sql immutable rows 1 as $$
  select case when p_state = 'void' then 0 when p_free then p_payout else p_payout - p_stake end,
    case when p_state <> 'void' and p_free and not (p_returns and p_payout > 0) then -p_stake else 0 end,
    case when p_state = 'open' then p_stake - p_decided else 0 end
$$;
