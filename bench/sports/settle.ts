// Bets on one goal, from the feed's message to the last of them; and the same while the server is killed again and again: each settled once.
import { setTimeout as pause } from 'node:timers/promises'
import type { OfferedMarket } from '@tucano/feed'
import { reconcile } from '../../server/src/betting/books.ts'
import { openPlacing, pick, placeMany, selectionsOf, someBet } from './bets.ts'
import { type Figure, seconds } from './figure.ts'
import type { ToldMatch } from './matches.ts'
import { type SportsSite, comeToRest, until } from './site.ts'

const SETTLED_MS = 5000
const LOOK_MS = 10
/** One bet in so many is a double, whose other match is still to be decided. */
const DOUBLE = 5
const NEXT_GOAL = 8
const OUTCOMES = { home: '6', none: '7', away: '8' }
/** When so large a share of the bets has followed, the server is killed. */
const KILLED_AT = [0.2, 0.6]

/** A goal of a match, and what is bet on it. */
interface Goal {
  match: ToldMatch
  market: OfferedMarket
}

let goals = 50
async function openGoal({ books, feed, matches }: SportsSite): Promise<Goal> {
  const match = matches.find(({ code }) => code === 'football')!
  const outcomes = [
    { id: OUTCOMES.home, odds: 2100, active: true, probability: 460_000_000 },
    { id: OUTCOMES.none, odds: 9000, active: true, probability: 100_000_000 },
    { id: OUTCOMES.away, odds: 2150, active: true, probability: 440_000_000 },
  ]
  const market: OfferedMarket = { id: NEXT_GOAL, specifiers: `goalnr=${++goals}`, status: 'active', favourite: false, outcomes }
  feed.tell(match, [market])
  await until(books, IS_OPEN, [match.urn, NEXT_GOAL, market.specifiers])
  return { match, market }
}

const IS_OPEN = `
  select exists (
    select from sports.bettable_markets m join sports.events e on e.id = m.event_id where e.urn = $1 and m.market_id = $2 and m.specifiers = $3
  ) as yes`

async function fill(site: SportsSite, { match, market }: Goal, bets: number): Promise<void> {
  const placing = await openPlacing(site.books)
  const on = market.outcomes.map((outcome) => ({ match, market, outcome }))
  const others = selectionsOf(
    site.matches.filter((one) => one !== match),
    1,
  )
  try {
    let n = 0
    await placeMany(placing, bets, () => someBet(site.books, ++n % DOUBLE === 0 ? [pick(on), pick(others)] : [pick(on)]))
  } finally {
    await placing.stop()
  }
  await comeToRest(site.books)
}

const sayHome = ({ feed }: SportsSite, { match, market }: Goal): void =>
  feed.settle(match, market, { [OUTCOMES.home]: 'won', [OUTCOMES.none]: 'lost', [OUTCOMES.away]: 'lost' })

const OF_GOAL = 'r.market_id = $2 and r.specifiers = $3 and r.event_id = (select e.id from sports.events e where e.urn = $1)'
const IS_DONE = `select coalesce(bool_and(r.is_done), false) as yes from sports.results r where ${OF_GOAL}`
const IS_BEGUN = `select exists (select from sports.legs r where ${OF_GOAL} and r.followed > 0) as yes`
const keyOf = ({ match: { urn }, market: { id, specifiers } }: Goal): unknown[] => [urn, id, specifiers]

/** From the feed's message to the last bet. */
export async function measureSettling(site: SportsSite, bets: number): Promise<Figure[]> {
  const goal = await openGoal(site)
  await fill(site, goal, bets)
  const began = performance.now()
  sayHome(site, goal)
  await until(site.books, IS_BEGUN, keyOf(goal), LOOK_MS)
  const first = performance.now() - began
  await until(site.books, IS_DONE, keyOf(goal), LOOK_MS)
  const last = performance.now() - began
  return [
    {
      what: `${bets} bets of one goal settled, from the message`,
      figure: `the first ${seconds(first)}, the last ${seconds(last)}`,
      asked: seconds(SETTLED_MS),
      isMet: last <= SETTLED_MS,
    },
    await judge(site, { goal, bets, kills: 0 }),
  ]
}

/** The same, with the server killed on the way. */
export async function measureKilled(site: SportsSite, bets: number): Promise<Figure[]> {
  const goal = await openGoal(site)
  await fill(site, goal, bets)
  sayHome(site, goal)
  let kills = 0
  for (const share of KILLED_AT) {
    await untilFollowed(site, goal, bets * share)
    await site.kill()
    kills++
  }
  await until(site.books, IS_DONE, keyOf(goal))
  return [await judge(site, { goal, bets, kills })]
}

async function untilFollowed({ books }: SportsSite, goal: Goal, many: number): Promise<void> {
  const followed = `select count(*) >= $4 as yes from sports.legs r where ${OF_GOAL} and r.followed > 0`
  await until(books, followed, [...keyOf(goal), Math.ceil(many)], LOOK_MS)
  await pause(LOOK_MS)
}

/** What must be true of every bet on the goal: followed once, its money moved once and by as much as it won. */
const WRONG = `
  select count(*)::integer as bets, count(*) filter (where not coalesce(
    r.followed = 1 and c.followed = 1 and b.state = case when b.lines_open then 'open' else 'settled' end
      and s.steps = case when b.lines_open then 0 else 1 end and p.payout = case when b.is_won and not b.lines_open then b.stake * r.odds / 1000 else 0 end, false))::integer as wrong
  from sports.legs r
  join lateral (
    select b.state, b.stake, r.outcome = '${OUTCOMES.home}' as is_won,
      r.outcome = '${OUTCOMES.home}' and exists (select from sports.legs o where o.bet_id = b.id and o.leg <> r.leg) as lines_open
    from sports.bets b where b.id = r.bet_id
  ) b on true
  join betting.bets p on p.id = r.bet_id
  join lateral (select count(*) filter (where c.what in ('settled', 'legDecided')) as followed from sports.bet_changes c where c.bet_id = r.bet_id) c on true
  join lateral (select count(*) filter (where s.kind <> 'place') as steps from betting.steps s where s.bet_id = r.bet_id) s on true
  where ${OF_GOAL}`

async function judge({ books }: SportsSite, { goal, bets, kills }: { goal: Goal; bets: number; kills: number }): Promise<Figure> {
  const { rows } = await books.owner.query<{ bets: number; wrong: number }>(WRONG, keyOf(goal))
  const { bets: found, wrong } = rows[0]!
  const differences = await reconcile(books.db)
  const isRight = found === bets && wrong === 0 && differences.length === 0
  return {
    what: kills === 0 ? 'each of them settled once' : `${bets} bets of one goal with the server killed ${kills} times: each settled once`,
    figure: isRight ? `${bets} of ${bets}, the books agree` : `${found - wrong} of ${bets}, ${differences.length} differences in the books`,
    asked: 'all',
    isMet: isRight,
  }
}
