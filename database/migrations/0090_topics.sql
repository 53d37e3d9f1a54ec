-- Some things happen all the time and are shown on a few pages: only those that say so hear of them.
alter table platform.outbox add column topic text check (topic ~ '^[a-z]{1,20}$');
comment on column platform.outbox.topic is 'what the event is of, where only pages hear it that show that';
alter table platform.outbox drop constraint outbox_one_audience, add constraint outbox_one_audience check (num_nonnulls(member_id, conversation_id, audience, topic) <= 1);
