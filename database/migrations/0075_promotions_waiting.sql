-- What waits of each promotion is counted every few seconds by pages of the back office.
create index entries_waiting on promotions.entries (promotion_id) where state in ('claim', 'applying');
