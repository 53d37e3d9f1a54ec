create schema lottery;
grant usage on schema lottery to tucano_app;

create table lottery.games (
  code text primary key check (code ~ '^[a-z0-9-]{2,60}$'),
  closed_by bigint references operator.operators,
  closed_reason text check (length(closed_reason) between 1 and 200),
  closed_at timestamptz,
  constraint games_closed check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason is null))
);
comment on table lottery.games is 'Games that an operator has closed, now or before. A game that is not here was never closed.';
grant select, insert, update on lottery.games to tucano_app;
create trigger told after insert or update or delete on lottery.games for each statement execute function lobby.tell_change();

create table lottery.draws (
  event_id uuid primary key references betting.events,
  game_code text not null check (game_code ~ '^[a-z0-9-]{2,60}$'),
  numero text not null check (numero ~ '^20[0-9]{10}$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  is_official boolean not null default false,
  state text not null default 'open' check (state in ('open', 'drawn', 'settled', 'void')),
  result jsonb check (jsonb_typeof(result) = 'array'),
  version integer not null default 0 check (version >= 0),
  numbers integer not null default 0 check (numbers >= 0),
  unique (game_code, numero),
  constraint draws_times check (opens_at < closes_at and closes_at <= draws_at),
  constraint draws_result check ((result is not null) or state not in ('drawn', 'settled'))
);
comment on table lottery.draws is 'Draws of lottery games. The event that bets hang on is made of game and numero, so that whoever plans it plans the same one.';
comment on column lottery.draws.opens_at is 'when the draw before it closes: bets are taken as soon as it is planned, and those of a plan when it is next';
comment on column lottery.draws.result is 'the newest; all of them are among the results';
comment on column lottery.draws.version is 'how many results it has had';
comment on column lottery.draws.numbers is 'how many numbers members have sent into it';
create index draws_times on lottery.draws (game_code, closes_at);
create index draws_ahead on lottery.draws (closes_at);
grant select, insert, update (state, result, version, numbers) on lottery.draws to tucano_app;

create table lottery.results (
  draw_id uuid not null references lottery.draws,
  version integer not null check (version > 0),
  result jsonb not null check (jsonb_typeof(result) = 'array'),
  source text not null check (length(source) between 1 and 200),
  at timestamptz not null default platform.clock(),
  primary key (draw_id, version)
);
comment on table lottery.results is 'What was told of draws, and who told it. A correction is another version; what stood before it stays.';
grant select, insert on lottery.results to tucano_app;

create table lottery.exposures (
  draw_id uuid not null,
  kind text not null check (kind in ('draw', 'member', 'selection')),
  key text not null check (length(key) <= 200),
  amount bigint not null check (amount >= 0),
  primary key (draw_id, kind, key)
) with (fillfactor = 70);
comment on table lottery.exposures is 'What the house has taken on for a draw that is not over: the most that each selection can cost, the worst of bets on too many selections to count, and what each member has staked. Gone when the draw is over.';
grant select, insert, update, delete on lottery.exposures to tucano_app;

create table lottery.plans (
  id uuid primary key,
  member_id bigint not null references member.members,
  game_code text not null,
  pocket_id bigint not null,
  hold_id bigint not null,
  currency text not null,
  input_hash bigint not null,
  series integer,
  most integer not null,
  contents jsonb not null check (jsonb_typeof(contents) = 'array'),
  win_stop boolean not null,
  cost bigint not null check (cost > 0),
  state text not null default 'running' check (state in ('running', 'done', 'won', 'stopped', 'refused')),
  refusal text,
  started_at timestamptz not null default platform.clock(),
  ended_at timestamptz,
  constraint plans_refusal check ((refusal is not null) = (state = 'refused')),
  constraint plans_ended check ((ended_at is not null) = (state <> 'running'))
);
comment on table lottery.plans is 'A slip for draws to come. Its whole cost is held; each draw takes its part when it is next, and what is left goes back.';
comment on column lottery.plans.contents is 'as for its first draw';
comment on column lottery.plans.most is 'the series that the member could have had';
create index plans_member on lottery.plans (member_id, started_at desc, id desc);
grant select, insert, update (state, refusal, ended_at) on lottery.plans to tucano_app;

create table lottery.plan_draws (
  plan_id uuid not null references lottery.plans,
  n integer not null check (n > 0),
  numero text not null check (numero ~ '^20[0-9]{10}$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  multiple integer not null check (multiple > 0),
  stake bigint not null check (stake > 0),
  state text not null default 'waiting' check (state in ('waiting', 'bet', 'released')),
  bet_id uuid,
  primary key (plan_id, n),
  constraint plan_draws_bet check ((bet_id is not null) = (state = 'bet'))
);
comment on table lottery.plan_draws is 'What a plan stakes on each of its draws. The bet is made when the draw is next.';
comment on column lottery.plan_draws.multiple is 'times what the first draw takes';
create index plan_draws_due on lottery.plan_draws (opens_at) where state = 'waiting';
grant select, insert, update (state, bet_id) on lottery.plan_draws to tucano_app;

create table lottery.sent_numbers (
  id uuid primary key,
  draw_id uuid not null references lottery.draws,
  place integer not null check (place > 0),
  member_id bigint not null references member.members,
  number text not null check (number ~ '^[0-9]{5}$'),
  at timestamptz not null default platform.clock(),
  unique (draw_id, place),
  unique (draw_id, member_id, number)
);
comment on table lottery.sent_numbers is 'Numbers that members have sent into draws. They are leaves of the draw''s tree, beside its bets.';
create index sent_numbers_leaves on lottery.sent_numbers (draw_id, id);
grant select, insert on lottery.sent_numbers to tucano_app;

-- What stood for the lottery before there was one: vendors are numbered as elsewhere, games that stay are filed where the new ones are, and those without maths go.
update lobby.vendors set account_type_id = 385 where code = 'ELOTT' and account_type_id = 384;
update lobby.games set group_code = 'DEZ', group_name = 'Dezenas', min_bet = 50 where vendor = 'LOTT' and code = 'seis-dezenas';
update lobby.games set group_code = 'SSC', group_name = 'Eletrônicas' where vendor = 'ELOTT' and code in ('giro-de-um-minuto', 'cinco-minutos');
delete from lobby.synonyms s using lobby.games g where g.id = s.game_id and g.code in ('quina-da-noite', 'milhar-do-dia', 'bichos-da-mata') and g.vendor in ('LOTT', 'ELOTT');
delete from lobby.favourites f using lobby.games g where g.id = f.game_id and g.code in ('quina-da-noite', 'milhar-do-dia', 'bichos-da-mata') and g.vendor in ('LOTT', 'ELOTT');
update lobby.games set state = 'off' where vendor in ('LOTT', 'ELOTT') and code in ('quina-da-noite', 'milhar-do-dia', 'bichos-da-mata');
delete from lobby.games g where g.vendor in ('LOTT', 'ELOTT') and g.code in ('quina-da-noite', 'milhar-do-dia', 'bichos-da-mata')
  and not exists (select from lobby.openings o where o.game_id = g.id) and not exists (select from lobby.launches l where l.game_id = g.id) and not exists (select from lobby.rooms r where r.game_id = g.id);
