create type limits.moved as (
  member_id bigint, is_new boolean, raises boolean,
  stake_of_day bigint, stake_of_week bigint, stake_of_month bigint,
  payout_of_day bigint, payout_of_week bigint, payout_of_month bigint,
  bets_of_day bigint, bets_of_week bigint, bets_of_month bigint
);
comment on type limits.moved is 'What bets of a member moved in the periods of now: those that are new, or some that have gone on, with more stake in them or without.';
