set local role tucano_ledger;

create table betting.closed_play (
  product text,
  vendor text,
  check (num_nonnulls(product, vendor) = 1)
);
comment on table betting.closed_play is 'What the brand''s jurisdiction closes: no stake is taken in bets of this product, or of this vendor, whichever way it comes. Written at the start.';
grant select, insert, delete on betting.closed_play to tucano_app;

reset role;
