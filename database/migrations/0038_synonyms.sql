-- What people type when they mean a game: beside its names, and never shown. One word or phrase may mean several games.
create table lobby.synonyms (
  game_id bigint not null references lobby.games,
  words text not null check (words <> '' and length(words) <= 60),
  primary key (game_id, words)
);
grant select, insert, delete on lobby.synonyms to tucano_app;
create trigger told after insert or update or delete on lobby.synonyms for each statement execute function lobby.tell_change();
