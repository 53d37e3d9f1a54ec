import type { Books } from '../ledger/books.ts'

/** The agent above everybody. */
export const GENERAL = 1n
/** Days that there are figures of, and of which agreements were settled. */
export const DAYS = 62
/** Of everybody, those who play on a day. */
const ACTIVE_SHARE = 0.1
/** Agents of each level below the first, for each 5,000 in all: ten levels with the first agent's and the last members'. */
const LEVELS = [100, 400, 900, 1000, 900, 700, 500, 300, 200]
/** Of those who are no agents, how many stand right below the first agent. */
const DIRECT_SHARE = 0.5
const LINKS = 20
/** Agents right below the first whose salary is paid every five minutes, for so many days. */
const SLOT_DAYS = 7

export interface Team {
  agents: number
  /** Everybody, the first agent too. */
  members: number
}

const TIERS = `[{"turnover": "0", "active": 0, "netLoss": "0", "rate": "10"}, {"turnover": "1000000", "active": 3, "netLoss": "0", "rate": "20"}, {"turnover": "10000000", "active": 5, "netLoss": "0", "rate": "30"}]`

/**
 * A team and its past, written directly, by the owner of the tables with their triggers off: it is a past that is wanted, not its making. What teams
 * keep of it is counted by the functions that the recount compares with.
 */
export async function fillTeam({ owner }: Books, { agents, members }: Team, timeZone: string): Promise<void> {
  await owner.query('set session_replication_role = replica; set synchronous_commit = off')
  await owner.query(`delete from platform.zone; insert into platform.zone (name) values ('${timeZone}')`)
  await owner.query(
    `create temp table levels as select n::int as level, greatest(1, many * ${agents} / 5000) as many from unnest(array[${LEVELS.join(',')}]) with ordinality l(many, n)`,
  )
  for (const statement of [...PEOPLE, ...PAST, ...KEPT, ...AGREEMENTS, ...SUMS])
    await owner.query(statement.replaceAll('$members', String(members)).replaceAll('$agents', String(agents)))
  await owner.query('set session_replication_role = origin; reset synchronous_commit')
  await owner.query('vacuum (analyze)')
}

const PEOPLE = [
  // Agents 2, 3, … stand level by level; each has its place within its level, and an upline in the level above.
  `create temp table placed as
   select 1 + row_number() over (order by l.level, n) as id, l.level, n - 1 as place from levels l, generate_series(1, l.many) n`,
  `insert into agent.invitations (code, agent_id, clicks, registrations, created_at)
   select 'BENCH' || n, ${GENERAL}, 10000, 0, platform.clock() - n * interval '1 day' from generate_series(1, ${LINKS}) n`,
  `insert into member.members (id, account, nickname, type, password_hash, upline_id, created_at) overriding system value
   select ${GENERAL}, 'geral', 'Geral', 2, '*', null, platform.clock() - interval '400 days'
   union all
   select p.id, 'agente' || p.id, 'Agente ' || p.id, 1, '*', coalesce(u.id, ${GENERAL}), platform.clock() - interval '300 days'
   from placed p left join levels l on l.level = p.level - 1 left join placed u on u.level = p.level - 1 and u.place = p.place % l.many`,
  `insert into member.members (id, account, nickname, type, password_hash, upline_id, invitation, created_at) overriding system value
   select n, 'membro' || n, 'Membro ' || n, 0, '*', case when n % 100 < ${DIRECT_SHARE * 100} then ${GENERAL} else 2 + (hashint8(n)::bigint + 2147483648) % (select count(*) from placed) end,
     case when n % 100 < ${DIRECT_SHARE * 100} then 'BENCH' || 1 + n % ${LINKS} end, platform.clock() - interval '200 days' * ($members - n) / $members
   from generate_series((select max(id) + 1 from placed), $members) n`,
  `select setval(pg_get_serial_sequence('member.members', 'id'), $members)`,
  `update agent.invitations i set registrations = (select count(*) from member.members m where m.invitation = i.code)`,
  `insert into team.members (agent_id, member_id, depth) select agent_id, member_id, depth from team.tree()`,
  `insert into team.attributions (agent_id, member_id, how, code, at)
   select upline_id, id, case when invitation is null then 'opened' else 'invitation' end, invitation, created_at from member.members where upline_id is not null order by id`,
  `insert into agent.rebates (member_id, type, since, bp)
   select m.id, t.type, '2020-01-01', case when team.is_agent(m.type) then 120 - 8 * (select max(t.depth) from team.members t where t.member_id = m.id) else 20 end
   from member.members m, (values ('RNG'), ('LIVE'), ('SPORTS')) t(type)`,
  `delete from team.seen`,
  `insert into team.seen (member_id, at, joined_at, upline_id)
   select id, case when abs(hashint8(id)) % 10 < 7 then platform.clock() - abs(hashint8(id)) % 1000 * interval '30 minutes' end, created_at, upline_id from member.members`,
  'analyze member.members, team.members',
]

/** Whoever plays on a day. */
export const PLAYS_ON = (day: string): string =>
  `abs(hashint8(m.id * 1000 + (${day} - '2020-01-01'::date))) % 1000 < ${ACTIVE_SHARE * 1000}`

const PAST = [
  `insert into team.member_days (member_id, day, type, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
   select m.id, d.day, t.type, 20, 500 + h.n % 20000, h.n % 19000, 0, 0, 0, 0, 0
   from (select platform.today() - n as day from generate_series(0, ${DAYS - 1}) n) d join member.members m on ${PLAYS_ON('d.day')}
   cross join (values ('RNG', 10), ('SPORTS', 3)) t(type, share) cross join lateral (select abs(hashint8(m.id * 7 + (d.day - '2020-01-01'::date)))::bigint as n) h
   where h.n % 10 < t.share`,
  `insert into team.member_days (member_id, day, type, rounds, stake, payout, rebate, promotion, salary, deposit, withdrawal)
   select d.member_id, d.day, 'CONS', 0, 0, 0, d.stake * 20 / 10000, 0, 0, case when d.stake % 5 = 0 then 5000 else 0 end, 0 from team.member_days d where d.type = 'RNG'`,
  `insert into team.first_deposits (member_id, day, amount) select distinct on (member_id) member_id, day, deposit from team.member_days where deposit > 0 order by member_id, day`,
  `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) select member_id, day, type, 'BRL', rounds, stake, payout from team.member_days where rounds > 0`,
  // A bet of each day and type; of this month and the last, which have partitions.
  `insert into betting.bets (id, pocket_id, member_id, stake, payout, input_hash, placed_at, settled_at, product, vendor, game, currency, state)
   select (left(replace(betting.first_id(p.at)::text, '-', ''), 12) || left(md5(d.member_id || d.type), 20))::uuid, 0, d.member_id, d.stake, d.payout, 0, p.at, p.at, d.type, 'TUC', 'any', 'BRL', case when d.stake % 100 = 0 then 'void' else 'settled' end
   from team.member_days d cross join lateral (select d.day::timestamp at time zone (select name from platform.zone) + abs(hashint8(d.member_id)) % 80000 * interval '1 second' as at) p
   where d.rounds > 0 and p.at >= date_trunc('month', platform.clock() at time zone 'UTC' - interval '1 month') at time zone 'UTC' and p.at < platform.clock()`,
  'analyze team.member_days, team.first_deposits, betting.turnover',
]

const AMOUNTS = ['rounds', 'stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit', 'withdrawal']
const sums = (of: string): string => AMOUNTS.map((name) => `sum(${of}.${name})`).join(', ')

const KEPT = [
  `insert into team.team_days (agent_id, day, type, joined, first_deposits, ${AMOUNTS.join(', ')})
   select t.agent_id, d.day, d.type, 0, count(f.member_id), ${sums('d')}
   from team.member_days d join team.members t on t.member_id = d.member_id left join team.first_deposits f on f.member_id = d.member_id and f.day = d.day and d.type = 'CONS' group by 1, 2, 3`,
  `create temp table staked as
   select d.member_id, 'CONS' as type, p.period, p.since, sum(d.stake) as stake
   from team.member_days d cross join lateral (select date_trunc('month', d.day)::date as month, extract(day from d.day) >= 16 as is_second) m
   cross join lateral (values ('day', d.day), ('week', date_trunc('week', d.day)::date), ('halfMonth', m.month + case when m.is_second then 15 else 0 end), ('month', m.month)) p(period, since)
   where d.day > platform.today() - 31 and d.stake > 0 group by 1, 3, 4`,
  `insert into team.actives (agent_id, period, since, type, members)
   select t.agent_id, s.period, s.since, s.type, count(*) from staked s join team.members t on t.member_id = s.member_id where s.stake >= 10000 group by 1, 2, 3, 4`,
  `insert into team.member_sums (member_id, type, day, day_stake, week, week_stake, half_month, half_month_stake, month, month_stake)
   select member_id, type, max(since) filter (where period = 'day'), max(stake) filter (where period = 'day'), max(since) filter (where period = 'week'), max(stake) filter (where period = 'week'),
     max(since) filter (where period = 'halfMonth'), max(stake) filter (where period = 'halfMonth'), max(since) filter (where period = 'month'), max(stake) filter (where period = 'month')
   from (select distinct on (member_id, type, period) * from staked where stake <> 0 order by member_id, type, period, since desc) s group by 1, 2`,
]

const AGREEMENTS = [
  `insert into commissions.agreements (payer_id, payee_id, kind, type, period, state)
   select m.upline_id, m.id, k.kind, 'CONS', k.period, 'A' from member.members m, (values ('salaryDay', 'day'), ('salaryLive', 'fiveMinutes')) k(kind, period) where team.is_agent(m.type)
   union all
   select m.upline_id, m.id, 'dividend', 'CONS', 'month', 'A' from member.members m where m.id = ${GENERAL} or m.upline_id = ${GENERAL} and team.is_agent(m.type)`,
  `insert into commissions.terms (agreement_id, version, rate_type, tiers, since) select id, 1, 'percent', '${TIERS}', '2020-01-01' from commissions.agreements`,
  `create temp table settled as
   select a.id, p.since, p.until, coalesce(f.stake, 0)::bigint as stake, coalesce(f.payout, 0)::bigint as payout
   from commissions.agreements a join (select platform.today() - n as day from generate_series(1, ${DAYS - 1}) n) d on true
   cross join lateral (select d.day::timestamp at time zone (select name from platform.zone) as since, (d.day + 1)::timestamp at time zone (select name from platform.zone) as until) p
   left join (select agent_id, day, sum(stake) as stake, sum(payout) as payout from team.team_days group by 1, 2) f on f.agent_id = a.payee_id and f.day = d.day where a.kind = 'salaryDay'
   union all
   select a.id, s.since, s.since + interval '5 minutes', 20000, 18000
   from commissions.agreements a, generate_series(date_trunc('hour', platform.clock()) - interval '${SLOT_DAYS} days', date_trunc('hour', platform.clock()) - interval '2 hours', interval '5 minutes') s(since)
   where a.kind = 'salaryLive' and a.payer_id = ${GENERAL}`,
  `insert into commissions.settlements (agreement_id, since, until, terms_version, stake, turnover, payout, rebate, promotion, salary, fee, net_loss, active, carried_in, carried_out, tier, rate, base, due, paid, state, is_new)
   select id, since, until, 1, stake, stake, payout, 0, 0, 0, 0, stake - payout, 3, 0, 0, 0, 10, stake, stake / 1000, stake / 1000, case when stake >= 1000 then 'settled' else 'nothing' end, false from settled`,
  `insert into commissions.payments (posting_id, agreement_id, since, n, amount, at) select -row_number() over (), id, since, 0, stake / 1000, until + interval '2 seconds' from settled where stake >= 1000`,
  `insert into commissions.rebate_payments (payee_id, day, amount, state, posting_id)
   select t.agent_id, t.day, sum(t.stake) * 8 / 10000, 'paid', -1 from team.team_days t where t.day < platform.today() group by 1, 2 having sum(t.stake) * 8 >= 10000`,
]

/** What is kept of all of it, as the migrations that brought it counted it. */
const SUMS = [
  'insert into team.sizes select * from team.count_sizes()',
  'update team.member_days d set upline_id = m.upline_id from member.members m where m.id = d.member_id',
  'insert into team.direct_days select * from team.count_direct_days()',
  'insert into team.direct_turnover select * from team.count_direct_turnover()',
  'select team.close_day(platform.today() - 1)',
  'insert into team.branch_months select * from team.count_branch_months()',
  'insert into team.funnels select * from team.count_funnels(10000)',
  'insert into commissions.settled_days select * from commissions.count_settled_days()',
  'insert into commissions.paid_days select * from commissions.count_paid_days()',
]
