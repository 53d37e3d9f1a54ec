import { lotteryRules } from '@tucano/brand'
import type { RequestOf } from '@tucano/contract/endpoint'
import { type startLotteryPlan, MULTIPLE_MAX } from '@tucano/contract/lottery'
import {
  type Content,
  type DrawTimes,
  type LotteryGame,
  PLAIN_SERIES,
  drawOf,
  nextDraws,
  planSteps,
  playOf,
  prizeOf,
  shapes,
  stakeOf,
} from '@tucano/lottery'
import { inputHash } from '#betting/bet'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { gameOf } from '../games.ts'
import { readAsked } from '../place/contents.ts'
import { prepareBet } from '../place/bet.ts'
import type { Sold } from '../series.ts'
import { multiplied } from './multiply.ts'
import type { PlannedDraw } from './store.ts'

type Asked = RequestOf<typeof startLotteryPlan>

/** What was asked for, read. */
export interface ReadPlan {
  game: LotteryGame
  contents: Content[]
  hash: bigint
}

export function readPlanAsked({ gameId, contents: asked, series, numero, draws, growth, winStop }: Asked): ReadPlan {
  const game = gameOf(gameId)
  const contents = asked.map((content, place) => readAsked(game, content, place))
  const shape = shapes.get(game.shape)!
  const small = contents.findIndex((content) => stakeOf(shape, content) < BigInt(game.minBet))
  if (small >= 0)
    throw new Fault('stake.invalid', { fields: [{ field: `contents.${small}.singleBetPrice`, problem: `at least ${game.minBet}` }] })
  const all = contents.map(({ play, picks, unit, multiple }) => [play, picks, unit, multiple])
  return {
    game,
    contents,
    hash: inputHash(game.code, JSON.stringify(all), JSON.stringify([series ?? null, numero, draws, growth, winStop])),
  }
}

const DAY_MS = 86_400_000

/** The draws that a plan is for: a day's at most. */
function drawsOf(game: LotteryGame, { numero, draws }: Asked, nowMs: number): DrawTimes[] {
  const first = drawOf(game, numero)
  if (!first) throw new Fault('draw.not.open')
  if (first.closesAt <= nowMs) throw new Fault('draw.closed')
  const times = nextDraws(game, first.closesAt - 1, draws)
  if (first.closesAt > nowMs + DAY_MS || times.at(-1)!.closesAt > first.closesAt + DAY_MS)
    throw new Fault('request.invalid', { fields: [{ field: 'draws', problem: 'of one day' }] })
  return times
}

/** By how much each draw takes more than the first. */
function stepsOf({ brand }: Pick<Services, 'brand'>, { growth, draws }: Asked, { game, contents }: ReadPlan, series: number): number[] {
  if (growth.kind !== 'constant' && !(brand.lottery.growth && lotteryRules(brand.jurisdiction.profile).growth))
    throw new Fault('growth.not.available')
  const shape = shapes.get(game.shape)!
  const most = Math.floor(MULTIPLE_MAX / Math.max(...contents.map(({ multiple }) => multiple)))
  const steps =
    growth.kind === 'return'
      ? planSteps(
          { ...growth, cost: sum(contents.map((content) => stakeOf(shape, content))), win: leastWin(shape, contents, series) },
          draws,
          most,
        )
      : planSteps(growth, draws, most)
  if (steps.length < draws)
    throw new Fault('multiple.invalid', { fields: [{ field: 'growth', problem: `possible for ${steps.length} draws` }] })
  return steps
}

/** What is won at least when anything is. */
const leastWin = (shape: Parameters<typeof stakeOf>[0], contents: readonly Content[], series: number): bigint =>
  contents
    .flatMap((content) =>
      playOf(shape, content.play)
        .prizes.filter(({ isPush }) => !isPush)
        .map((prize) => prizeOf(prize, content, series)),
    )
    .reduce((least, pays) => (pays < least ? pays : least))

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** What a plan stakes on each of its draws, if none of them is more than may be. */
export function layOut(
  services: Pick<Services, 'brand'>,
  asked: Asked,
  { read, sold, memberId, nowMs }: { read: ReadPlan; sold: Sold; memberId: bigint; nowMs: number },
): PlannedDraw[] {
  const { game, contents } = read
  const times = drawsOf(game, asked, nowMs)
  const steps = stepsOf(services, asked, read, sold.series ?? PLAIN_SERIES)
  const stake = sum(contents.map((content) => stakeOf(shapes.get(game.shape)!, content)))
  const { caps } = services.brand.lottery
  const dearest = prepareBet({
    id: asked.planId,
    slip: asked.planId,
    game,
    draw: { drawId: asked.planId, numero: asked.numero },
    contents: multiplied(contents, Math.max(...steps)),
    sold,
    inputs: '',
    memberId,
    caps,
    isPlay: true,
  })
  if ('kind' in dearest) throw new Fault(dearest.code as 'cap.prize', { value: { left: String(dearest.left), content: dearest.content } })
  return times.map(({ numero, opensAt, closesAt }, n) => ({
    numero,
    opensAt,
    closesAt,
    multiple: steps[n]!,
    stake: stake * BigInt(steps[n]!),
  }))
}
