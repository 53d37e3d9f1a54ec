// How long a bet takes at a steady rate over HTTP, and how many are taken when all that can be is asked for: beside TPC-B in the same run.
import { placeSportsBet } from '@tucano/contract/sports/bets'
import { inFlight } from '../ledger/measure.ts'
import { tpcB } from '../ledger/rivals.ts'
import { type Loaded, loadWith } from '../play/load.ts'
import { addPlayers } from '../play/site.ts'
import { UNIT, legOf, openPlacing, pick, selectionsOf, someBet, takeBet } from './bets.ts'
import { type Figure, ms } from './figure.ts'
import { type SportsSite, comeToRest } from './site.ts'

const STEADY = 300
const STEADY_P99_MS = 50
const GATHERED = 1000
const CONNECTIONS = 64
const IN_FLIGHT = 512
/** Markets of each match that are bet on. */
const MARKETS_EACH = 2

export interface Placed {
  figures: Figure[]
  tpcB: number
}

export async function measurePlacing(
  site: SportsSite,
  { players: many, forSeconds }: { players: number; forSeconds: number },
): Promise<Placed> {
  const { books, matches } = site
  const selections = selectionsOf(matches, MARKETS_EACH)
  const players = await addPlayers(site, many)
  const { hostname, port } = new URL(site.server().url)
  const body = selections.map((one) => {
    const { event, odds, selections: told } = legOf(one)
    return {
      slip: { kind: 'single', legs: [{ event, odds, selections: told.map((each) => ({ ...each, version: 1 })) }], unit: UNIT },
      policy: 'better',
    }
  })
  const work = { kind: 'rounds' as const, path: placeSportsBet.path, tokens: players.map(({ token }) => token), body, id: 'betId' }
  const load = { host: hostname, port: Number(port), connections: CONNECTIONS, seconds: forSeconds, work }

  const beside = [await tpcB(books, forSeconds)]
  const rival = async (): Promise<number> => {
    beside.push(await tpcB(books, forSeconds, { isFirst: false }))
    return (beside.at(-1)! + beside.at(-2)!) / 2
  }
  await comeToRest(books)
  const steady = await loadWith({ ...load, rate: STEADY })
  await comeToRest(books)
  const all = await loadWith(load)
  const besideAll = await rival()
  await comeToRest(books)
  const placing = await openPlacing(books)
  const gathered = await inFlight(IN_FLIGHT, forSeconds, () => takeBet(placing, someBet(books, [pick(selections)])))
  await placing.stop()
  const besideGathered = await rival()
  const times = (rate: number, of: number): string => `${(rate / of).toFixed(2)} times TPC-B`
  return {
    figures: [
      {
        what: `bets over HTTP, ${STEADY} a second by the clock`,
        figure: `${steady.rate.toFixed(0)}/s, p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)}${refusedIn(steady)}`,
        asked: `p99 ${ms(STEADY_P99_MS)}`,
        isMet: steady.p99 <= STEADY_P99_MS && steady.rate >= STEADY * 0.98 && refusedIn(steady) === '',
      },
      {
        what: `bets over HTTP, ${CONNECTIONS} connections`,
        figure: `${all.rate.toFixed(0)}/s, p50 ${ms(all.p50)}, p99 ${ms(all.p99)}; ${times(all.rate, besideAll)}${refusedIn(all)}`,
      },
      {
        what: `bets gathered, ${IN_FLIGHT} in flight`,
        figure: `${gathered.rate.toFixed(0)}/s, p50 ${ms(gathered.p50)}, p99 ${ms(gathered.p99)}; ${times(gathered.rate, besideGathered)}`,
        asked: `${GATHERED}/s`,
        isMet: gathered.rate >= GATHERED,
      },
    ],
    tpcB: beside.reduce((sum, one) => sum + one, 0) / beside.length,
  }
}

const refusedIn = ({ refused }: Loaded): string => (Object.keys(refused).length > 0 ? `; refused ${JSON.stringify(refused)}` : '')
