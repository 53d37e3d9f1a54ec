-- Bets that were taken between what happened in a match and the stop that told of it are void, and say why.

alter table sports.bet_changes add column code text check (length(code) between 1 and 60);
comment on column sports.bet_changes.code is 'why it became so where nobody has said so: a code that pages put into words';

create index bets_accepted on sports.bets (accepted_at) where accepted_at is not null;
comment on column sports.results.source is 'the feed, the operators who said so, or past-posting: bets were taken after what had happened and before their market was stopped';
