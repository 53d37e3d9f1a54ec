-- What kinds of promotions keep besides entries: first deposits, who has brought whom.
alter table promotions.deposits add column first_amount bigint, add column first_at timestamptz;
comment on column promotions.deposits.first_amount is 'what the first of them was, and when';

create table member.referral_codes (
  member_id bigint primary key references member.members (id),
  code text not null unique check (code ~ '^[A-Z0-9]{8}$'),
  at timestamptz not null default platform.clock()
);
comment on table member.referral_codes is 'The code by which a member brings friends.';
grant select, insert on member.referral_codes to tucano_app;

create table member.referrals (
  friend_id bigint primary key references member.members (id),
  referrer_id bigint not null references member.members (id),
  at timestamptz not null default platform.clock(),
  check (friend_id <> referrer_id)
);
comment on table member.referrals is 'Who has come by whose code.';
create index referrals_referrer on member.referrals (referrer_id, at desc);
grant select, insert on member.referrals to tucano_app;

-- What is looked for by the clock.
create index promotions_over on promotions.promotions (ends_at) where state = 'running';
create index entries_period on promotions.entries (promotion_id, period, state);
