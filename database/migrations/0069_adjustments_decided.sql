-- What was decided about adjustments, by when.
create index adjustments_decided on members.adjustments (decided_at desc, id desc) where decided_at is not null;
