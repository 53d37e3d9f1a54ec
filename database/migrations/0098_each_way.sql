-- Each way: one half of a bet is on the win, the other on a place, which is a leg of its own on the feed's market of places.

alter table sports.legs add column is_place boolean not null default false;
comment on column sports.legs.is_place is 'each way: the half that is on a place, at a share of the odds of the win; it follows the results of its own market';
