-- Reasons at live tables are as long as everywhere in the back office.
alter table live.tables drop constraint tables_reason_check, add constraint tables_reason_check check (length(reason) between 1 and 300);
alter table live.table_changes drop constraint table_changes_reason_check, add constraint table_changes_reason_check check (length(reason) between 1 and 300);
alter table live.voids drop constraint voids_reason_check, add constraint voids_reason_check check (length(reason) between 1 and 300),
  drop constraint voids_answer_check, add constraint voids_answer_check check (length(answer) between 1 and 300);
alter table live.mutes drop constraint mutes_reason_check, add constraint mutes_reason_check check (length(reason) between 1 and 300);
alter table live.quiet_tables drop constraint quiet_tables_reason_check, add constraint quiet_tables_reason_check check (length(reason) between 1 and 300);
