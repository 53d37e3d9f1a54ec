// The agents' centre of an agent with 100,000 people below it, ten levels deep, while they play: what every call of its pages takes, how far figures are behind, and what closing a day and a slot of five
// minutes takes: `npm run bench:agents`. `-- --share 0.02` makes a smaller team, `-- --only pages,day` some of it, `-- --calls listDownlines` some calls;
// `-- --filled` takes the team that an earlier run has left in DATABASE_URL.
import { parseArgs } from 'node:util'
import { readBrand } from '@tucano/brand'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { periodEnds } from '../../server/src/commissions/period-ends.ts'
import { buildServices } from '../../server/src/build-services.ts'
import { agents } from '../../server/src/features/agents/index.ts'
import { ownListeners } from '../betting/own-listeners.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { teamDays } from '../../server/src/team/days.ts'
import { openBooks, settleDown } from '../ledger/books.ts'
import { callsOf } from './calls.ts'
import { GENERAL, PLAYS_ON, fillTeam } from './fill.ts'
import { Measuring, sleep } from './measuring.ts'

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    rate: { type: 'string', default: '3000' },
    times: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'lag,pages,slot,day' },
    calls: { type: 'string', default: '' },
    filled: { type: 'boolean', default: false },
  },
})
const share = Number(values.share)
const [MEMBERS, AGENTS] = [Math.round(100_000 * share) + 1, Math.max(9, Math.round(5000 * share))]
const wanted = new Set(values.only.split(','))
/** Server time of a call, at most. */
const ASKED_MS = 100
const say = (line: string): void => console.log(line)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const brand = await readBrand('tucano')
const books = await openBooks(MEMBERS)
try {
  const { db, owner } = books
  let began = performance.now()
  if (!values.filled) await fillTeam(books, { agents: AGENTS, members: MEMBERS }, brand.timeZone)
  say(`a team of ${MEMBERS - 1}, ${AGENTS} of them agents, written in ${seconds(performance.now() - began)}`)
  const configuration = readConfiguration({ DATABASE_URL: books.url, PORT: '0', LOG_LEVEL: 'silent' })
  const services = await buildServices({ configuration, brand, db, pool: books.pool, log: openLog({ level: 'silent' }) })
  const catalogue = new Catalogue(services, [])
  // What was before is nobody's news.
  await owner.query(
    'insert into platform.listeners (name, xid, posting_id) select n, p.xid, p.id from unnest($1::text[]) n, (select xid, id from ledger.postings order by xid desc, id desc limit 1) p on conflict do nothing',
    [ownListeners(services, catalogue).map(({ name }) => name)],
  )
  const { rows: pockets } = await owner.query<{ id: string }>(
    `select a.id from ledger.accounts a join member.members m on m.id = a.member_id where a.kind = 'cash' and a.currency = 'BRL' and ${PLAYS_ON('platform.today()')}`,
  )
  await settleDown(books)
  const measuring = new Measuring({ books, pockets: pockets.map(({ id }) => id), agentId: GENERAL, say })
  const rate = Number(values.rate)
  await measuring.open(rate)
  say(`${pockets.length} of them play, ${rate} rounds a second asked for`)
  await sleep(8000)

  if (wanted.has('lag')) {
    await sleep(Number(values.seconds) * 1000)
    say(
      `rounds ${measuring.rateSince(Number(values.seconds)).toFixed(0)} a second; figures at most ${seconds(await measuring.lag())} behind`,
    )
  }

  if (wanted.has('pages')) {
    const { answers } = agents({ services, catalogue, tellers: [] })
    const { rows } = await owner.query<{ today: string; direct: string; below: string; round: string | null }>(
      `select platform.today()::text as today, max(m.id) filter (where m.type = 0) as direct, min(m.id) filter (where m.type = 1) as below,
         (select b.id from betting.bets b join member.members m on m.id = b.member_id and m.upline_id = $1 order by b.placed_at desc limit 1) as round
       from member.members m where m.upline_id = $1`,
      [GENERAL],
    )
    const { today, direct, below, round } = rows[0]!
    const caller = { member: { memberId: GENERAL, type: 2 }, language: 'PT' }
    const only = values.calls === '' ? undefined : new Set(values.calls.split(','))
    const calls = callsOf({ today, directId: direct, belowId: below, roundId: round ?? undefined }).filter(
      ({ name }) => only?.has(name) ?? true,
    )
    let missed = 0
    say(`\nserver time of every call of the agents’ pages, by the agent above everybody, while rounds go on`)
    for (const { name, what, request } of calls) {
      const { handle } = answers.find(({ endpoint }) => endpoint.name === name)!
      const { p50, p99 } = await measuring.measure(() => handle(request as never, caller as never), Number(values.times))
      if (p99 >= ASKED_MS) missed++
      say(
        `${name.padEnd(20)}${what.padEnd(34)}p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms${p99 >= ASKED_MS ? '   MISSED' : ''}`,
      )
    }
    say(`${missed} of ${calls.length} calls at ${ASKED_MS} ms or more; rounds ${measuring.rateSince(60).toFixed(0)} a second\n`)
  }

  const { close } = teamDays(brand, periodEnds(brand)).closes!
  for (const [name, period, asked] of [
    ['slot', 'fiveMinutes', 20],
    ['day', 'day', 60],
  ] as const) {
    if (!wanted.has(name)) continue
    const before = measuring.rateSince(10)
    began = performance.now()
    const { counted, paid } = await measuring.close(period, close)
    const took = performance.now() - began
    const meanwhile = measuring.rateSince(took / 1000)
    say(
      `closing a ${name}: counted in ${seconds(counted)}, ${paid} settlements and rebates paid, all in ${seconds(took)} (asked: ${asked}); rounds meanwhile ${meanwhile.toFixed(0)} a second, ${((meanwhile / before) * 100).toFixed(0)} % of before; figures at most ${seconds(await measuring.lag())} behind`,
    )
  }
  await measuring.stop()
  await services.workerPool.stop()
} finally {
  await books.stop()
}
