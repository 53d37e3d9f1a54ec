-- Full-pay video poker gives back a little more than was staked to whoever plays it without a mistake.
alter table lobby.games
  drop constraint games_rtp_check,
  add constraint games_rtp_check check (rtp between 5000 and 11000);
