-- Free rounds in games of vendors: a bet names the reward that pays its stake.
alter table vendors.transactions add column reward uuid;
comment on column vendors.transactions.reward is 'the free rounds that the bet is one of; when it is undone, it is given back';
