-- When promotions ran follows from times alone: nothing has to be heard while they run.
alter table promotions.versions add column until timestamptz;
comment on column promotions.versions.until is 'when it was stopped; one that another version follows is over with that';
comment on table promotions.versions is 'What a promotion was from when on. What it says is never changed: what is edited becomes another version.';
grant update (until) on promotions.versions to tucano_app;
update promotions.versions v set until = platform.clock() from promotions.promotions p where p.id = v.promotion_id and p.version = v.version and p.state = 'stopped';

create table promotions.offs (
  since timestamptz primary key,
  until timestamptz,
  constraint offs_times check (until is null or since <= until)
);
comment on table promotions.offs is 'Times in which all promotions were switched off: nothing of them counts.';
create unique index offs_now on promotions.offs ((true)) where until is null;
grant select, insert on promotions.offs to tucano_app;
grant update (until) on promotions.offs to tucano_app;
insert into promotions.offs (since) select platform.clock() from promotions.switch where is_off;

alter table promotions.entries add column reached timestamptz[] not null default '{}';
comment on column promotions.entries.reached is 'when its target was reached, when it was no more because bets were void, when again, and so on: a mission that comes after it counts while it was';
grant update (reached) on promotions.entries to tucano_app;
update promotions.entries set reached = array[earned_at] where earned_at is not null;

-- What was refused, and is applied for again, is looked at again.
grant update (reasons, at) on promotions.suspicions to tucano_app;

-- Bonuses that go on when accounts are open again.
create index bonuses_done on betting.bonuses (member_id) where state = 'active' and progress >= required;
create index bonuses_waiting on betting.bonuses (member_id, currency) where state = 'waiting';

alter table promotions.promotions add column bounds jsonb;
comment on column promotions.promotions.bounds is 'the most for one member, and for each day, week or month';
grant update (bounds) on promotions.promotions to tucano_app;
-- What was given to each member, and in each period of the calendar, where a promotion bounds that.
create table promotions.counts (
  promotion_id bigint not null references promotions.promotions (id),
  scope text not null check (scope ~ '^(member:[0-9]+|(day|week|month):[0-9]{4}-[0-9]{2}-[0-9]{2})$'),
  amount bigint not null default 0,
  rewards bigint not null default 0,
  primary key (promotion_id, scope)
);
comment on table promotions.counts is 'What a promotion has given to one member, or in one day, week or month. Judged and written in the transaction of each reward, by whoever holds the promotion''s row.';
grant select, insert on promotions.counts to tucano_app;
grant update (amount, rewards) on promotions.counts to tucano_app;
