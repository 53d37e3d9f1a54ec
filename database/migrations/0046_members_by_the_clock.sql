-- The day on which somebody joins is a day of the same clock as what they do.
alter table member.members alter column created_at set default platform.clock();
