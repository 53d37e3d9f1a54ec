set local role tucano_ledger;

alter table betting.events drop constraint events_state_check;
alter table betting.events add constraint events_state_check check (state in ('scheduled', 'open', 'suspended', 'closed', 'settled', 'void'));

reset role;
