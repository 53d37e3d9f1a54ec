create table chat.messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references member.members,
  client_id uuid not null,
  text text not null check (length(text) between 1 and 300),
  at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by bigint references operator.operators,
  unique (member_id, client_id),
  check ((removed_at is null) = (removed_by is null))
);
comment on column chat.messages.client_id is 'names the message for whoever sends it: the same id is the same message';
create index messages_shown on chat.messages (id desc) where removed_at is null;
create index messages_member on chat.messages (member_id, at desc);
grant select, insert on chat.messages to tucano_app;
grant update (removed_at, removed_by) on chat.messages to tucano_app;

create table chat.mutes (
  member_id bigint primary key references member.members,
  until timestamptz not null,
  operator_id bigint not null references operator.operators,
  at timestamptz not null default clock_timestamp()
);
comment on table chat.mutes is 'Who may not write for a while.';
grant select, insert, update on chat.mutes to tucano_app;

create table chat.words (
  word text primary key check (word ~ '^[a-z]{2,40}$')
);
comment on table chat.words is 'Words that nobody writes here, in small letters and without accents.';
grant select, insert, delete on chat.words to tucano_app;
insert into chat.words (word) values
  ('arrombada'), ('arrombado'), ('babaca'), ('boquete'), ('bosta'), ('buceta'), ('caralho'), ('cuzao'),
  ('desgracado'), ('escroto'), ('filhadaputa'), ('filhodaputa'), ('foda'), ('fodase'), ('foder'), ('fudeu'), ('imbecil'), 
  ('merda'), ('otario'), ('piroca'), ('porra'), ('punheta'), ('puta'), ('puto'), ('retardado'), ('sapatao'), ('traveco'),
  ('vadia'), ('vagabunda'), ('vagabundo'), ('viado'), ('vtnc'), ('vsf'), ('fdp'), ('pqp'), ('fuck'), ('shit'), ('bitch'), ('nigger');
