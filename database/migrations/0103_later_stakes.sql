-- Stakes that members add while a round is played, such as a doubled hand: on an event of their own, as bets on the draw are sealed by then.

alter table live.rounds add column stakes_event_id uuid unique references betting.events;
comment on column live.rounds.stakes_event_id is 'what stakes are put on that members add while the round is played; they are settled by its result';
grant update (stakes_event_id) on live.rounds to tucano_app;
