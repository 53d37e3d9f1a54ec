create table cashier.weights (one boolean primary key default true check (one), weight_bp jsonb not null);
comment on table cashier.weights is 'How much of a stake counts against what has to be staked, by product, in basis points; all of it where nothing is said. Products say it, and the server writes it here when it starts.';
insert into cashier.weights (weight_bp) values ('{}');
grant select on cashier.weights to tucano_app;
grant select, update on cashier.weights to tucano_ledger;
