import { createHash } from 'node:crypto'
import type { RequestOf } from '@tucano/contract/endpoint'
import { SLIP_DRAWS_MAX, type betOnLottery } from '@tucano/contract/lottery'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { type Content, type LotteryGame, drawOf, shapes, stakeOf } from '@tucano/lottery'
import { Fault } from '#platform/fault'
import { isThere } from '../bets.ts'
import { betIdOf } from '../draw-id.ts'
import { closedFor, gameOf } from '../games.ts'
import type { Lottery } from '../lottery.ts'
import { type Sold, judgeSeries } from '../series.ts'
import { readNow } from '../store.ts'
import { type PreparedBet, prepareBet } from './bet.ts'
import { readAsked } from './contents.ts'
import { type Refused, refusedFor } from './refused.ts'

type Asked = RequestOf<typeof betOnLottery>

/** Lines of a slip for one draw. */
interface ForDraw {
  game: LotteryGame
  numero: string
  contents: Content[]
}

interface Bettor {
  memberId: bigint
  currency: string
}

/** What a slip comes to: a bet for each of its draws, or why it cannot be. */
export async function prepareSlip(lottery: Lottery, asked: Asked, bettor: Bettor): Promise<readonly PreparedBet[] | Refused> {
  const { services } = lottery
  const { slipId, series } = asked
  const draws = readDraws(asked)
  // What was taken once is answered as it was, whatever has been closed or changed since.
  const isKnown = () => isThere(services.db, bettor.memberId, betIdOf(slipId, 0))
  const closed = await whyClosed(lottery, draws)
  if (closed && !(await isKnown())) throw closed
  const sold = await sellAll(lottery, draws, { memberId: bettor.memberId, series, isKnown })
  const rows = await lottery.planned.read(draws.map(({ game, numero }) => ({ gameCode: game.code, numero })))
  const inputs = digestOf(draws, series)
  const bets: PreparedBet[] = []
  for (const [place, { game, numero, contents }] of draws.entries()) {
    const row = rows.find((one) => one.gameCode === game.code && one.numero === numero)
    if (!row) return refusedFor((await isPast(lottery, game, numero)) ? 'draw.closed' : 'draw.not.open', { numero })
    const bet = prepareBet({
      id: betIdOf(slipId, place),
      slip: slipId,
      game,
      draw: row,
      contents,
      sold: sold.get(game)!,
      inputs: `${inputs} ${numero}`,
      memberId: bettor.memberId,
      caps: await lottery.caps.read(game.code),
      isPlay: bettor.currency === PLAY_CURRENCY,
    })
    if ('kind' in bet) return bet
    bets.push(bet)
  }
  return bets
}

/** The lines of each draw, in one order whoever asks. */
function readDraws({ contents }: Asked): ForDraw[] {
  const draws = new Map<string, ForDraw>()
  for (const [place, { gameId, numero: numeros, winStop, ...line }] of contents.entries()) {
    const game = gameOf(gameId)
    if (winStop && numeros.length > 1) throw wrong(`contents.${place}.winStop`, 'a plan stops when it has won')
    const once = new Set<string>()
    for (const { numero, multiple } of numeros) {
      if (once.has(numero)) throw wrong(`contents.${place}.numero`, 'stands there twice')
      once.add(numero)
      const content = readAsked(game, { ...line, multiple }, place)
      if (stakeOf(shapes.get(game.shape)!, content) < BigInt(game.minBet))
        throw new Fault('stake.invalid', { fields: [{ field: `contents.${place}.singleBetPrice`, problem: `at least ${game.minBet}` }] })
      const key = `${game.code} ${numero}`
      const known = draws.get(key)
      if (known) known.contents.push(content)
      else draws.set(key, { game, numero, contents: [content] })
    }
  }
  if (draws.size > SLIP_DRAWS_MAX) throw wrong('contents', `for at most ${SLIP_DRAWS_MAX} draws`)
  return [...draws].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, draw]) => draw)
}

const wrong = (field: string, problem: string): Fault => new Fault('request.invalid', { fields: [{ field, problem }] })

/** Why one of the games takes no bets now. */
export async function whyClosed(
  { services, catalogue, near }: Lottery,
  draws: readonly Pick<ForDraw, 'game'>[],
): Promise<Fault | undefined> {
  const [snapshot, { closed }] = await Promise.all([catalogue.read(), near.read()])
  for (const { game } of draws) {
    const why = closedFor(services, game, closed)
    if (why === 'law') return new Fault('jurisdiction.not.available')
    if (why !== null || snapshot.byCode(game.vendor, game.code)?.shown.pt.state !== 'open') return new Fault('lottery.closed')
  }
  return undefined
}

interface Selling {
  memberId: bigint
  series: number | undefined
  isKnown: () => Promise<boolean>
}

async function sellAll(
  lottery: Lottery,
  draws: readonly ForDraw[],
  { memberId, series, isKnown }: Selling,
): Promise<Map<LotteryGame, Sold>> {
  const sold = new Map<LotteryGame, Sold>()
  for (const { game } of draws) {
    if (sold.has(game)) continue
    try {
      sold.set(game, await judgeSeries(lottery, game, { memberId, asked: series }))
    } catch (error) {
      if (!(error instanceof Fault) || !(await isKnown())) throw error
      sold.set(game, { series: series ?? null, most: lottery.services.brand.lottery.series.standard })
    }
  }
  return sold
}

async function isPast({ services: { db } }: Lottery, game: LotteryGame, numero: string): Promise<boolean> {
  const times = drawOf(game, numero)
  return times !== undefined && times.closesAt <= (await readNow(db))
}

/** All that a slip asks for: the same id with anything else in it is another slip. */
function digestOf(draws: readonly ForDraw[], series: number | undefined): string {
  const all = draws.map(({ game, numero, contents }) => [
    game.code,
    numero,
    contents.map(({ play, picks, unit, multiple }) => [play, picks, unit, multiple]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([series ?? null, all]))
    .digest('hex')
}
