create table vendors.health (
  vendor text primary key references lobby.vendors,
  failures integer not null default 0,
  checked_at timestamptz not null default clock_timestamp()
);
comment on table vendors.health is 'How many times in a row a vendor could not be reached. Vendors that are down show as under maintenance until they answer again.';
grant select, insert, update on vendors.health to tucano_app;

create table vendors.players (
  vendor text not null references lobby.vendors,
  pseudonym text not null check (pseudonym ~ '^[\w-]{16,64}$'),
  member_id bigint not null references member.members,
  account_id bigint not null,
  currency text not null,
  primary key (vendor, pseudonym),
  unique (vendor, member_id)
);
comment on table vendors.players is 'A member as one vendor knows it: by a name that says nothing, and with the pocket that its games draw on.';
grant select, insert, update on vendors.players to tucano_app;

create table vendors.rounds (
  vendor text not null,
  round text not null,
  member_id bigint not null,
  bet_id uuid not null,
  primary key (vendor, round, member_id)
);
comment on table vendors.rounds is 'A vendor''s round is a bet of ours. One that was undone altogether makes room for another, when the vendor bets in it again.';
grant select, insert, update on vendors.rounds to tucano_app;

create table vendors.transactions (
  vendor text not null,
  id text not null,
  kind text check (kind in ('bet', 'win', 'rollback')),
  member_id bigint,
  bet_id uuid,
  reference text,
  amount bigint not null default 0,
  hash bigint not null,
  posting_id bigint,
  undone_by text,
  at timestamptz not null default clock_timestamp(),
  primary key (vendor, id)
);
comment on table vendors.transactions is 'What a vendor asked for and got, once and for all by its id. Refusals leave no trace. A row without a kind is a tombstone: whatever comes by that id was undone before it came.';
comment on column vendors.transactions.hash is 'of all fields that matter: the same id with another one is refused';
comment on column vendors.transactions.posting_id is 'what moved the money; a win of nothing moved none';
create index transactions_round on vendors.transactions (bet_id);
grant select, insert, update (undone_by) on vendors.transactions to tucano_app;

create view vendors.tokens as
  select l.token_hash, l.member_id, l.game_id, l.at < clock_timestamp() - interval '12 hours'
    or exists (select from session.sessions s where s.id = l.session_id and s.ended_why in ('logout', 'replaced', 'revoked')) as expired
  from lobby.launches l;
comment on view vendors.tokens is 'Who may play what by a token, and whether for no longer.';
grant select on vendors.tokens to tucano_app;
