-- Of the same clock as whoever comes by them.
alter table agent.invitations alter column created_at set default platform.clock();
