-- Bets that become void take a target away again, and later ones bring it back: the times of all of it are kept, so that what counts follows from them alone.
alter table promotions.entries add column reached timestamptz[] not null default '{}';
comment on column promotions.entries.reached is 'when its target was reached, when it was no more because bets were void, when again, and so on: a mission that comes after it counts while it was';
grant update (reached) on promotions.entries to tucano_app;
update promotions.entries set reached = array[reached_at] where reached_at is not null;
alter table promotions.entries drop column reached_at;
