// The figures of playing, in one run on one durable cluster: `npm run bench:play`, and with so many rounds stored: `-- --stored 20000000`.
import { parseArgs } from 'node:util'
import { playRound } from '@tucano/contract/studios'
import { reconcile } from '../../server/src/betting/books.ts'
import { settleDown } from '../ledger/books.ts'
import { digestHistory, loadHistory } from '../ledger/load.ts'
import { tpcB } from '../ledger/rivals.ts'
import { type Loaded, loadWith } from './load.ts'
import { type BenchPlayer, addPlayers, addVendor, openPlaySite } from './site.ts'

const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'dados' },
    players: { type: 'string', default: '1024' },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 64
const TURNS = 3
const say = (line: string): void => console.log(line)
const round = (value: number, digits = 0): string => value.toFixed(digits)
const line = (name: string, { rate, p50, p99, refused }: Loaded): string =>
  `${name.padEnd(56)}${round(rate).padStart(7)}/s   p50 ${round(p50, 1).padStart(6)} ms   p99 ${round(p99, 1).padStart(6)} ms${
    Object.keys(refused).length > 0 ? `   refused ${JSON.stringify(refused)}` : ''
  }`

/** What one round of each game asks for. */
const MOVES: Record<string, unknown> = { dados: { stake: '100', side: 'under', target: 4950 } }

const site = await openPlaySite()
try {
  const players = await addPlayers(site, Number(values.players))
  await settleDown(site.books)
  const { hostname, port } = new URL(site.url)
  const where = { host: hostname, port: Number(port), connections: CONNECTIONS, seconds }
  const spin = (who: BenchPlayer[]): Promise<Loaded> =>
    loadWith({
      ...where,
      work: {
        kind: 'rounds',
        path: playRound.path,
        tokens: who.map(({ token }) => token),
        body: { gameCode: values.game, move: MOVES[values.game] ?? { stake: '100' } },
      },
    })
  const rival = async (isFirst = false): Promise<number> => {
    const rate = await tpcB(site.books, seconds, { isFirst })
    say(`${'TPC-B-like, pgbench, 20 clients, prepared'.padEnd(56)}${round(rate).padStart(7)}/s`)
    return rate
  }
  const turns: { own: Loaded; times: number }[] = []
  let beside = await rival(true)
  for (let turn = 0; turn < TURNS; turn++) {
    await settleDown(site.books)
    const own = await spin(players)
    say(line(`rounds of ${values.game} over HTTP, ${CONNECTIONS} connections`, own))
    const after = await rival()
    // The machine is not always as fast: each measurement stands between two of the other kind.
    turns.push({ own, times: own.rate / ((beside + after) / 2) })
    beside = after
  }
  const { own: first, times } = turns.toSorted((a, b) => a.times - b.times)[TURNS >> 1]!
  say(`\nrounds over HTTP are ${round(times, 2)} times TPC-B (the median of ${TURNS} turns)\n`)
  const vendor = await addVendor(site, players)
  await settleDown(site.books)
  const wallet = await loadWith({ ...where, work: { ...vendor, kind: 'wallet', rounds: Math.ceil(beside * 0.8 * (seconds + 7)) } })
  say(line('a bet and then a win of a vendor over HTTP', wallet))
  say(
    `\nrounds of a vendor are ${round(wallet.rate / ((beside + (await rival())) / 2), 2)} times TPC-B; each is two calls, and two commits\n`,
  )
  const stored = Number(values.stored)
  if (stored > 0) {
    say(`\nstoring ${stored.toLocaleString('en')} rounds …`)
    await loadHistory(site.books, 2 * stored, say)
    await digestHistory(site.books)
    // Sessions do not outlast the storing.
    const rates: Loaded[] = []
    const others = await addPlayers(site, Number(values.players))
    for (let turn = 0; turn < TURNS; turn++) {
      await settleDown(site.books)
      rates.push(await spin(others))
      say(line('the same with them stored', rates.at(-1)!))
      await rival()
    }
    const full = rates.toSorted((one, other) => one.rate - other.rate)[TURNS >> 1]!
    say(`\nthat is ${round((full.rate / first.rate) * 100)} % of the rate before (medians of ${TURNS} turns)\n`)
  }
  const differences = await reconcile(site.books.db)
  say(differences.length === 0 ? 'the books agree' : `THE BOOKS DIFFER: ${differences.length} times, first ${differences[0]?.problem}`)
} finally {
  await site.stop()
}
