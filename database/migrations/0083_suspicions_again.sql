-- What was turned down can be applied for again, and then looks like abuse again: each time waits by itself, once.
alter table promotions.suspicions drop constraint suspicions_promotion_id_member_id_period_key;
create unique index suspicions_one on promotions.suspicions (promotion_id, member_id, period) where state = 'waiting';
