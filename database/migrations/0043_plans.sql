-- What the house pays affiliates for.
create table commissions.plans (
  member_id bigint primary key references member.members (id),
  plan text not null check (plan in ('revenue', 'cpa', 'hybrid')),
  agreement_id bigint references commissions.agreements (id),
  cpa_amount bigint check (cpa_amount > 0),
  cpa_first_deposit bigint check (cpa_first_deposit >= 0),
  cpa_stake bigint check (cpa_stake >= 0),
  given_by text not null,
  given_at timestamptz not null default platform.clock(),
  constraint plans_parts check (
    (agreement_id is not null) = (plan <> 'cpa') and (cpa_amount is not null) = (plan <> 'revenue') and (cpa_first_deposit is not null) = (plan <> 'revenue') and (cpa_stake is not null) = (plan <> 'revenue')
  )
);
comment on table commissions.plans is 'An affiliate''s plan: a share of what its people lose, which is an agreement with the house, a sum once for each of them, or both.';
grant select, insert, update on commissions.plans to tucano_app;

create table commissions.cpa (
  member_id bigint primary key references member.members (id),
  agent_id bigint not null references member.members (id),
  amount bigint not null,
  posting_id bigint,
  at timestamptz not null default platform.clock(),
  constraint cpa_paid check (amount > 0 and posting_id is not null or amount = 0 and posting_id is null)
);
comment on table commissions.cpa is 'Members for whom an affiliate was paid once; nothing for its own accounts.';
create index cpa_agent on commissions.cpa (agent_id, at);
grant select, insert on commissions.cpa to tucano_app;
