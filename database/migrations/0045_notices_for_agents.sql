alter table notices.notices drop constraint notices_kind_check;
alter table notices.notices add constraint notices_kind_check check (kind in ('PL', 'PU', 'PR', 'H', 'AG'));
