-- Shares of an envelope whose members share a device or a payee with somebody who has one, too, wait for an operator.
alter table promotions.shares add column is_held boolean not null default false;
comment on column promotions.shares.is_held is 'it was not paid: an operator looks at who its member is first';
alter table promotions.shares add constraint shares_held check (member_id is not null or not is_held);
grant update (is_held) on promotions.shares to tucano_app;
comment on column promotions.envelopes.given_back is 'what nobody has caught and what waits for an operator, back in the budget: what is let go is taken from it again';

-- Payees of a member, those that were removed as well.
create index payees_owner on cashier.payees (member_id, print);
