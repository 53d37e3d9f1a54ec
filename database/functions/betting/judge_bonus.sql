-- Why bonus money may not be staked so: no bonus is active, its terms do not know the product, or allow less at a time. Null when it may.
create or replace function betting.judge_bonus(p_member bigint, p_currency text, p_product text, p_stake bigint, p_at timestamptz) returns text
language sql stable security definer set search_path = pg_catalog as $$
  select case
    when b.id is null then 'bonus.none'
    when p_product <> all (b.products) then 'bonus.product'
    when p_stake > b.max_stake then 'bonus.stake'
  end
  from (select) one left join betting.bonuses b on b.member_id = p_member and b.currency = p_currency and b.state = 'active' and (b.expires_at > p_at or b.paused_at is not null)
$$;

grant execute on function betting.judge_bonus to tucano_app, tucano_ledger;
