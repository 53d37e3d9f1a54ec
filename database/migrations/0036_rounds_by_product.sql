-- A round is looked up by its id before every stake. On an empty partition all indexes that hold the id cost the same, and a plan that was made
-- then read the whole of this one for as long as its connection lived: 2 ms more a stake with 20,000 rounds, and ever more. Whoever looks for a
-- member's rounds names the member, and so finds it; whoever has an id alone does not.
drop index betting.rounds_product;
create index rounds_product on betting.rounds (member_id, product, placed_at, id) where member_id is not null;
