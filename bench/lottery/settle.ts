import { randomInt } from 'node:crypto'
import { type Content, lotteryGames, readSlip, slipPayout } from '@tucano/lottery'
import { newBetId } from '../../server/src/betting/bet.ts'
import { move } from '../../server/src/betting/bets.ts'
import { settleEvent } from '../../server/src/betting/event-bets.ts'
import { scheduleEvent, setEventState } from '../../server/src/betting/events.ts'
import { prepareBet } from '../../server/src/features/lottery/place/bet.ts'
import { Placing } from '../../server/src/features/lottery/place/placing.ts'
import type { Books } from '../ledger/books.ts'

const GAME = lotteryGames.find(({ code }) => code === 'cinco-digitos-hora')!
const RESULT = ['4', '3', '1', '7', '1']
const LINES = 4
const CHUNK = 500
const HOUR_MS = 3_600_000
const WARM = 128
const caps = { prize: 400_000_00, stake: 50_000_00, member: 1_000_000_00, selection: 1_000_000_000_00, draw: 1_000_000_000_00 }

interface Draw {
  drawId: string
  numero: string
}

let numeros = 0
async function openDraw({ db }: Books): Promise<Draw> {
  const [drawId, numero] = [newBetId(), `20990101${String(++numeros).padStart(4, '0')}`]
  const [opensAt, closesAt] = [new Date(Date.now() - 1000), new Date(Date.now() + HOUR_MS)]
  await scheduleEvent(db, { id: drawId, product: 'LOTT', vendor: GAME.vendor, game: GAME.code, opensAt, closesAt })
  await db
    .insertInto('lottery.draws')
    .values({ event_id: drawId, game_code: GAME.code, numero, opens_at: opensAt, closes_at: closesAt, draws_at: closesAt })
    .execute()
  return { drawId, numero }
}

/** Four lines, as people choose them: a place, three digits, a side, two digits. */
const someContents = (): Content[] => {
  const digit = (): string => String(randomInt(10))
  return [
    { play: 'FIX1', picks: `${digit()}....`, unit: 20, multiple: 1 },
    { play: 'B3D', picks: `${digit()}.${digit()}.${digit()}`, unit: 20, multiple: 1 },
    { play: 'SUM', picks: randomInt(2) === 0 ? 'BIG' : 'SMALL', unit: 20, multiple: 1 },
    { play: 'F2D', picks: `${digit()}.${digit()}`, unit: 20, multiple: 1 },
  ]
}

function someBet({ first, members }: Books, draw: Draw) {
  const [id, memberId] = [newBetId(), BigInt(randomInt(members) + 1)]
  const sold = { series: 1950, most: 1950 }
  const bet = prepareBet({ id, slip: id, game: GAME, draw, contents: someContents(), sold, inputs: id, memberId, caps, isPlay: false })
  if ('kind' in bet) throw new Error(bet.code)
  return { id, memberId, pocket: first + memberId - 1n, bets: [bet] }
}

/** A draw with so many bets of four lines each. */
async function fill(books: Books, draw: Draw, bets: number): Promise<void> {
  for (let placed = 0; placed < bets;) {
    const some = Array.from({ length: Math.min(CHUNK, bets - placed) }, () => someBet(books, draw))
    const steps = some.map(({ pocket, bets: [bet] }) => {
      const { id, drawId, stake, potential, selections, inputs, product, vendor, game } = bet!
      return { kind: 'place' as const, id, pocket, stake, potential, selections, inputs, product, vendor, game, event: drawId }
    })
    placed += (await move(books.db, steps)).filter(({ verdict }) => verdict === 'done').length
  }
}

export interface SettledDraw {
  lines: number
  bets: number
  /** Seconds. */
  first: number
  last: number
  placed: number
  p50: number
  p99: number
}

/** Settles a draw with many bets while others are placed by the clock. */
export async function measureSettling(books: Books, { bets, perSecond }: { bets: number; perSecond: number }): Promise<SettledDraw> {
  const { db } = books
  const draw = await openDraw(books)
  await fill(books, draw, bets)
  await setEventState(db, { id: draw.drawId, version: 0, state: 'closed' })
  const [next, placing] = [await openDraw(books), new Placing(books)]
  const latencies: number[] = []
  const placed: Promise<void>[] = []
  const place = async (): Promise<void> => {
    const began = performance.now()
    const { kind } = await placing.place(someBet(books, next))
    if (kind === 'placed') latencies.push(performance.now() - began)
  }
  await Promise.all(Array.from({ length: WARM }, place))
  latencies.length = 0
  const clock = setInterval(() => void placed.push(place()), 1000 / perSecond)
  const began = performance.now()
  let isOver = false
  const firstPaid = untilPaid(books, draw.drawId, () => isOver)
  try {
    const settled = await settleEvent(db, draw.drawId, ({ selections }) => slipPayout(readSlip(selections), RESULT), { version: 1 })
    const last = (performance.now() - began) / 1000
    isOver = true
    clearInterval(clock)
    await Promise.all(placed)
    latencies.sort((a, b) => a - b)
    const at = (share: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
    return {
      lines: settled * LINES,
      bets: settled,
      first: ((await firstPaid) - began) / 1000,
      last,
      placed: latencies.length,
      p50: at(0.5),
      p99: at(0.99),
    }
  } finally {
    isOver = true
    clearInterval(clock)
    await placing.stop()
  }
}

async function untilPaid({ db }: Books, event: string, isOver: () => boolean): Promise<number> {
  for (;;) {
    const paid = await db
      .selectFrom('betting.bets')
      .select('id')
      .where('event_id', '=', event)
      .where('payout', '>', 0n)
      .limit(1)
      .executeTakeFirst()
    if (paid || isOver()) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
