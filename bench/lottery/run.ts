// The figures of the lottery: `npm run bench:lottery`. A short share: `-- --short`; some of it: `-- --only settle,place,draws`.
// `settle`: a draw with a million lines in 250,000 bets while others are placed. `place`: slips over HTTP, between two runs of TPC-B. `draws`: how long after its beacon's round each draw is told.
import { parseArgs } from 'node:util'
import { msOfRound } from '@tucano/beacon'
import { betOnLottery } from '@tucano/contract/lottery'
import { lotteryGames, sharedGames } from '@tucano/lottery'
import { reconcile } from '../../server/src/betting/books.ts'
import { nameMembers, openBooks, settleDown } from '../ledger/books.ts'
import { tpcB } from '../ledger/rivals.ts'
import { loadWith } from '../play/load.ts'
import { type PlaySite, addPlayers, openPlaySite } from '../play/site.ts'
import { measureSettling } from './settle.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    bets: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    players: { type: 'string', default: '512' },
    only: { type: 'string', default: 'settle,place,draws' },
  },
})
const bets = Number(values.bets ?? (values.short ? 10_000 : 250_000))
const seconds = Number(values.seconds ?? (values.short ? 3 : 10))
const minutes = Number(values.minutes ?? (values.short ? 2 : 10))
const wanted = new Set(values.only.split(','))
const MEMBERS = values.short ? 5000 : 100_000
const PLACED_A_SECOND = 100
const CONNECTIONS = 64
const TURNS = values.short ? 1 : 3
const GAME = 'cinco-digitos-hora'
const say = (line: string): void => console.log(line)
const round = (value: number, digits = 0): string => value.toFixed(digits)

if (wanted.has('settle')) {
  const books = await openBooks(MEMBERS)
  try {
    await nameMembers(books)
    const { lines, bets: settled, first, last, placed, p50, p99 } = await measureSettling(books, { bets, perSecond: PLACED_A_SECOND })
    say(
      `a draw with ${lines} lines in ${settled} bets: first win after ${round(first, 2)} s (asked: 2), last bet after ${round(last, 1)} s (asked: 30)`,
    )
    say(`  ${placed} placed meanwhile: p50 ${round(p50, 1)} ms, p99 ${round(p99, 1)} ms (asked: 50)`)
    await agree(books)
  } finally {
    await books.stop()
  }
}

if (wanted.has('place') || wanted.has('draws')) {
  const site = await openPlaySite()
  try {
    if (wanted.has('place')) await measurePlacing(site)
    if (wanted.has('draws')) await measureDraws(site)
    await agree(site.books)
  } finally {
    await site.stop()
  }
}

async function agree({ db }: PlaySite['books']): Promise<void> {
  const differences = await reconcile(db)
  say(differences.length === 0 ? 'the books agree\n' : `THE BOOKS DIFFER: ${differences.length} times, first ${differences[0]?.problem}\n`)
}

/** A draw that stays open long enough. */
async function farDraw({ books }: PlaySite): Promise<string> {
  for (;;) {
    const rows = await books.db
      .selectFrom('lottery.draws')
      .select('numero')
      .where('game_code', '=', GAME)
      .orderBy('closes_at', 'desc')
      .limit(1)
      .execute()
    if (rows[0]) return rows[0].numero
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function measurePlacing(site: PlaySite): Promise<void> {
  const players = await addPlayers(site, Number(values.players))
  const numero = await farDraw(site)
  const { hostname, port } = new URL(site.url)
  const content = { gameId: GAME, playId: 'FIX1', bettingContent: '7....', singleBetPrice: '2', numero: [{ numero, multiple: 1 }] }
  const turns: number[] = []
  let beside = await tpcB(site.books, seconds, { isFirst: true })
  for (let turn = 0; turn < TURNS; turn++) {
    await settleDown(site.books)
    const { rate, p50, p99, refused } = await loadWith({
      host: hostname,
      port: Number(port),
      connections: CONNECTIONS,
      seconds,
      work: {
        kind: 'rounds',
        path: betOnLottery.path,
        tokens: players.map(({ token }) => token),
        body: { contents: [content] },
        id: 'slipId',
      },
    })
    const after = await tpcB(site.books, seconds, { isFirst: false })
    turns.push(rate / ((beside + after) / 2))
    say(
      `slips over HTTP, ${CONNECTIONS} connections, one hot selection: ${round(rate)}/s, p50 ${round(p50, 1)} ms, p99 ${round(p99, 1)} ms; TPC-B ${round((beside + after) / 2)}/s; refused ${JSON.stringify(refused)}`,
    )
    beside = after
  }
  say(`slips over HTTP are ${round(turns.toSorted((a, b) => a - b)[turns.length >> 1]!, 2)} times TPC-B (the median of ${TURNS})\n`)
}

/** Lets all open games draw for a while, and looks how long after their beacon's rounds they were told. */
async function measureDraws({ books: { db } }: PlaySite): Promise<void> {
  const from = new Date()
  await new Promise((resolve) => setTimeout(resolve, minutes * 60_000))
  const rows = await db
    .selectFrom('draws.draws as d')
    .innerJoin('draws.beacons as b', 'b.id', 'd.beacon_id')
    .select(['d.source', 'd.state', 'd.told_at', 'd.beacon_round', 'd.void_reason', 'b.genesis_seconds', 'b.period_seconds'])
    .where('d.closes_at', '>=', from)
    .where('d.told_at', 'is not', null)
    .where(
      'd.source',
      'in',
      sharedGames.map(({ code }) => code),
    )
    .execute()
  const delays = rows
    .filter(({ state }) => state === 'drawn')
    .map((row) => {
      const due = msOfRound({ genesisSeconds: Number(row.genesis_seconds), periodSeconds: row.period_seconds }, Number(row.beacon_round))
      return row.told_at!.getTime() - due
    })
    .toSorted((a, b) => a - b)
  const at = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN
  const voided = rows.filter(({ state, void_reason: reason }) => state === 'void' && reason !== 'leaves.few')
  const games = new Set(rows.map(({ source }) => source))
  say(
    `${games.size} of ${lotteryGames.filter(({ isOfficial }) => !isOfficial).length} games drew ${delays.length} times in ${minutes} minutes: told p50 ${round(at(0.5))} ms, p99 ${round(at(0.99))} ms, at most ${round(at(1))} ms after the beacon's round; ${voided.length} void`,
  )
}
