-- What operators do with members: how members are found, notes about them, and money moved by hand.
create schema members;
grant usage on schema members to tucano_app;

-- Letters as they are typed in haste: small, without accents.
create function members.folded(p_text text) returns text language sql immutable parallel safe set search_path = pg_catalog
return lower(translate(p_text, 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'));
grant execute on function members.folded(text) to tucano_app;

-- One index for every way of searching. E-mail, mobile and id number have theirs from being unique.
create index members_account_prefix on member.members (account text_pattern_ops);
create index members_words on member.members using gin (to_tsvector('simple', members.folded(nickname || ' ' || coalesce(payee_name, ''))));
create index cases_words on documents.cases using gin (to_tsvector('simple', members.folded(full_name)));
create index cases_cpf_any on documents.cases (cpf);
create index devices_token on session.devices (token_hash);

-- Only ever added to.
create table members.notes (
  id uuid primary key,
  member_id bigint not null references member.members,
  operator_id bigint not null references operator.operators,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null default clock_timestamp()
);
create index notes_member on members.notes (member_id, at desc);
grant select, insert on members.notes to tucano_app;

-- Money moved by hand: one operator proposes, another decides. The day is the brand's, for the limit of a day.
create table members.adjustments (
  id uuid primary key,
  member_id bigint not null references member.members,
  pocket text not null check (pocket in ('cash', 'bonus')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null check (char_length(reason) between 10 and 300),
  day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  proposed_by bigint not null references operator.operators,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by bigint references operator.operators,
  decided_at timestamptz,
  answer text check (char_length(answer) between 1 and 300),
  posting_id bigint,
  constraint adjustments_two_people check (decided_by <> proposed_by),
  constraint adjustments_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint adjustments_posted check ((state = 'approved') = (posting_id is not null)),
  constraint adjustments_answered check ((state = 'refused') = (answer is not null))
);
create index adjustments_day on members.adjustments (member_id, day);
create index adjustments_member on members.adjustments (member_id, proposed_at desc);
create index adjustments_queue on members.adjustments (proposed_at, id) where state = 'waiting';
grant select, insert on members.adjustments to tucano_app;
grant update (state, decided_by, decided_at, answer, posting_id) on members.adjustments to tucano_app;

create function members.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes and decided adjustments are never changed' using errcode = 'restrict_violation';
end
$$;
create trigger notes_fixed before update or delete or truncate on members.notes for each statement execute function members.refuse_change();
create trigger adjustments_kept before delete or truncate on members.adjustments for each statement execute function members.refuse_change();
create trigger adjustments_fixed before update on members.adjustments for each row when (old.state <> 'waiting') execute function members.refuse_change();

-- Deeds about a member say so in their details: their lines are found by person.
create index journal_member on operator.journal ((details ->> 'member'), id desc) where details ->> 'member' is not null;
