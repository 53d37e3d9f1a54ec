-- Who has caught a share of an envelope last, without going through all of its shares.
create index shares_newest on promotions.shares (envelope_id, caught_at desc, number) where member_id is not null and not is_held;
