-- Results of official draws, by feeds or by two operators; draws that operators have voided; what the house takes on, game by game.
create table lottery.typed_results (
  draw_id uuid not null references lottery.draws,
  version integer not null check (version > 0),
  operator_id bigint not null references operator.operators,
  account text not null,
  result jsonb not null check (jsonb_typeof(result) = 'array'),
  reason text check (length(reason) between 10 and 300),
  at timestamptz not null default platform.clock(),
  n integer not null check (n > 0),
  is_last boolean not null default true,
  primary key (draw_id, version, operator_id, n)
);
comment on table lottery.typed_results is 'What operators have typed for a version of a draw''s result. Two different ones whose last are the same make it the result.';
comment on column lottery.typed_results.reason is 'of a correction';
comment on column lottery.typed_results.n is 'how often the operator has typed it, this time included';
create unique index typed_results_last on lottery.typed_results (draw_id, version, operator_id) where is_last;
grant select, insert, update (is_last) on lottery.typed_results to tucano_app;

create table lottery.fed_results (
  draw_id uuid not null references lottery.draws,
  feed smallint not null check (feed in (1, 2)),
  source text not null check (length(source) between 1 and 200),
  result jsonb not null check (jsonb_typeof(result) = 'array'),
  at timestamptz not null default platform.clock(),
  primary key (draw_id, feed)
);
comment on table lottery.fed_results is 'What each of the two feeds says of a draw. When both say the same it is the result.';
grant select, insert, update (source, result, at) on lottery.fed_results to tucano_app;

create table lottery.voids (
  draw_id uuid primary key references lottery.draws,
  operator_id bigint references operator.operators,
  account text,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null default platform.clock(),
  constraint voids_operator check ((operator_id is null) = (account is null))
);
comment on table lottery.voids is 'Draws that an operator has voided, and official ones whose result did not come in time (result.missing). Why other draws are void stands in draws.draws.';
grant select, insert on lottery.voids to tucano_app;

create table lottery.caps (
  game_code text not null check (game_code ~ '^[a-z0-9-]{2,60}$'),
  version integer not null check (version > 0),
  prize bigint not null check (prize > 0),
  stake bigint not null check (stake > 0),
  member bigint not null check (member > 0),
  selection bigint not null check (selection > 0),
  draw bigint not null check (draw > 0),
  operator_id bigint not null references operator.operators,
  account text not null,
  reason text not null check (length(reason) between 10 and 300),
  at timestamptz not null default platform.clock(),
  primary key (game_code, version)
);
comment on table lottery.caps is 'What the house takes on in a game, where operators have set it: the newest version holds for bets that are placed from then on. A game that is not here has the brand''s.';
grant select, insert on lottery.caps to tucano_app;
create index draws_official on lottery.draws (closes_at) where is_official and state <> 'settled';
create index draws_lately on lottery.draws (draws_at desc);
