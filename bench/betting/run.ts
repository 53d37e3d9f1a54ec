// The figures of betting, in one run on one durable cluster, each between two runs of pgbench: `npm run bench:betting`. Smaller: `-- --bets 25000 --corrected 10000 --seconds 3`;
// some of it: `-- --only settle,correct`.
import { parseArgs } from 'node:util'
import { reconcile } from '../../server/src/betting/books.ts'
import { correctEvent, settleEvent, voidEvent } from '../../server/src/betting/event-bets.ts'
import { setEventState } from '../../server/src/betting/events.ts'
import { openBooks, settleDown } from '../ledger/books.ts'
import { type Measured, measurePlay } from '../ledger/measure.ts'
import { tpcB } from '../ledger/rivals.ts'
import { fillEvent, measurePlace, paysOn, placeMeanwhile } from './events.ts'
import { measureListeners } from './listeners.ts'

const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '250000' },
    corrected: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    members: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'play,place,settle,void,correct,listen' },
  },
})
const [bets, corrected, seconds, members] = [values.bets, values.corrected, values.seconds, values.members].map(Number) as [
  number,
  number,
  number,
  number,
]
const wanted = new Set(values.only.split(','))
const MANY = 512
const LISTENERS = 6
const ROUNDS_A_SECOND = 3000
const PLACED_A_SECOND = 100

const say = (line: string): void => console.log(line)
const round = (value: number, digits = 0): string => value.toFixed(digits)
const line = (name: string, text: string): void => say(name.padEnd(56) + text)
const measured = ({ rate, p50, p99 }: Measured): string =>
  `${round(rate).padStart(7)}/s   p50 ${round(p50, 1)} ms   p99 ${round(p99, 1)} ms`

say(`PostgreSQL with fsync and synchronous_commit on, ${members} members; TPC-B by pgbench, scale 20, 20 clients, prepared, ${seconds} s`)
const books = await openBooks(members)
const { db } = books
try {
  let isFirst = true
  let beside = 0
  const rival = async (): Promise<number> => {
    const rate = await tpcB(books, seconds, { isFirst })
    isFirst = false
    line('TPC-B', `${round(rate).padStart(7)}/s`)
    return rate
  }
  /** A rate of ours, between two of pgbench: the machine is not always as fast. */
  const besideTpcB = async (name: string, asked: number, measure: () => Promise<{ rate: number; text: string }>): Promise<void> => {
    beside ||= await rival()
    await settleDown(books)
    const { rate, text } = await measure()
    line(name, text)
    const after = await rival()
    say(`  ${name}: ${round(rate / ((beside + after) / 2), 2)} times TPC-B (asked: ${asked})\n`)
    beside = after
  }

  if (wanted.has('play'))
    await besideTpcB(`instant play, ${MANY} in flight`, 7.5, async () => {
      const play = await measurePlay(books, { many: MANY, seconds })
      return { rate: play.rate, text: measured(play) }
    })
  if (wanted.has('place'))
    await besideTpcB(`place on one event, ${MANY} in flight`, 3, async () => {
      const place = await measurePlace(books, { many: MANY, seconds })
      return { rate: place.rate, text: measured(place) }
    })
  for (const kind of ['settle', 'void'] as const) {
    if (!wanted.has(kind)) continue
    const event = await fillEvent(books, bets)
    await setEventState(db, { id: event, version: 0, state: 'closed' })
    await besideTpcB(`${kind} an event of ${bets} bets`, 6, () => measureEnd(kind, event))
  }
  if (wanted.has('correct')) {
    const event = await fillEvent(books, corrected)
    await setEventState(db, { id: event, version: 0, state: 'closed' })
    await settleEvent(db, event, paysOn(0), { version: 1 })
    await settleDown(books)
    const began = performance.now()
    const changed = await correctEvent(db, event, (bet) => 300n - paysOn(0)(bet), { version: 2 })
    line(`correct ${changed} settled bets`, `${round((performance.now() - began) / 1000, 1)} s (asked: 100000 in 30 s)\n`)
  }
  if (wanted.has('listen')) {
    await settleDown(books)
    const { heard, played, behind } = await measureListeners(books, { perSecond: ROUNDS_A_SECOND, seconds: seconds * 2, many: LISTENERS })
    line(`${LISTENERS} listeners take in what was before`, `${round(behind.facts)} facts in ${round(behind.seconds, 1)} s`)
    line(`${LISTENERS} listeners, ${played} rounds in ${seconds * 2} s`, `(asked: lag of 2 s at most)`)
    for (const { name, lag, rounds } of heard) line(`  ${name}`, `lag ${round(lag, 2)} s at most, ${rounds} heard`)
  }
  const differences = await reconcile(db)
  say(differences.length === 0 ? '\nthe books agree' : `\nTHE BOOKS DIFFER: ${differences.length} times, first ${differences[0]?.problem}`)
} finally {
  await books.stop()
}

/** Ends all bets of an event while others are placed elsewhere. When the first win could be seen by its member, and how long placing took. */
async function measureEnd(kind: 'settle' | 'void', event: string): Promise<{ rate: number; text: string }> {
  const { result, latencies } = await placeMeanwhile(books, PLACED_A_SECOND, async () => {
    const began = performance.now()
    let isOver = false
    const first = untilPaid(event, () => isOver)
    const taken = kind === 'settle' ? await settleEvent(db, event, paysOn(0), { version: 1 }) : await voidEvent(db, event, { version: 1 })
    const took = (performance.now() - began) / 1000
    isOver = true
    return { taken, took, first: ((await first) - began) / 1000 }
  })
  const rate = result.taken / result.took
  const at = (share: number): string =>
    round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN, 1)
  return {
    rate,
    text: `${round(rate).padStart(7)}/s   ${round(result.took, 1)} s   first paid after ${round(result.first, 2)} s (asked: 2)   ${latencies.length} placed meanwhile, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (asked: 50)`,
  }
}

/** Looks again and again until a bet of the event has been paid or given back. */
async function untilPaid(event: string, isOver: () => boolean): Promise<number> {
  for (;;) {
    const paid = await db
      .selectFrom('betting.bets')
      .select('id')
      .where('event_id', '=', event)
      .where((where) => where.or([where('state', '=', 'void'), where('payout', '>', 0n)]))
      .limit(1)
      .executeTakeFirst()
    if (paid || isOver()) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
