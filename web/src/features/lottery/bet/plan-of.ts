import { MULTIPLE_MAX, PLAN_DRAWS_MAX } from '@tucano/contract/lottery'
import { type Content, type Shape, gameOf, nextDraws, planSteps, playOf, prizeOf, stakeOf } from '@tucano/lottery'
import type { Near } from '../queries.ts'
import type { PlanGrowth } from './use-placing.ts'

/** How a slip is to be repeated. */
export interface PlanWish {
  draws: number
  winStop: boolean
  growth: PlanGrowth
}

export const NO_PLAN: PlanWish = { draws: 1, winStop: true, growth: { kind: 'constant' } }

/** One draw of a plan before it is started. */
export interface PlanStep {
  numero: string
  multiple: number
  stake: bigint
}

const DAY_MS = 86_400_000
/** Those of the last game that was asked for: a day of draws by the minute takes a moment. */
let known: { about: string; numeros: string[] } = { about: '', numeros: [] }

/** Draws that a plan can be for, the one of now first: a day of them at most. */
export function numerosOf({ game: { gameCode }, currentNumero }: Near): readonly string[] {
  const game = gameOf(gameCode)
  if (!game || !currentNumero) return []
  const { numero, closesAt } = currentNumero
  const about = `${gameCode} ${numero}`
  if (known.about !== about) {
    const draws = nextDraws(game, closesAt - 1, PLAN_DRAWS_MAX).filter((draw) => draw.closesAt <= closesAt + DAY_MS)
    known = { about, numeros: draws.map((draw) => draw.numero) }
  }
  return known.numeros
}

/** The least that a slip brings when it wins. */
function leastWin(shape: Shape, contents: readonly Content[], series: number): bigint {
  const wins = contents.flatMap((content) =>
    playOf(shape, content.play)
      .prizes.filter(({ isPush }) => !isPush)
      .map((prize) => prizeOf(prize, content, series)),
  )
  return wins.reduce((least, win) => (win < least ? win : least), wins[0] ?? 0n)
}

/** What each draw of a plan costs. Fewer come out where nothing can bring the wanted return. */
export function stepsOf(
  shape: Shape,
  contents: readonly Content[],
  { series, wish, numeros }: { series: number; wish: PlanWish; numeros: readonly string[] },
): PlanStep[] {
  const cost = contents.reduce((sum, content) => sum + stakeOf(shape, content), 0n)
  const { growth } = wish
  const growing = growth.kind === 'return' ? { ...growth, cost, win: leastWin(shape, contents, series) } : growth
  const most = Math.floor(MULTIPLE_MAX / Math.max(...contents.map(({ multiple }) => multiple)))
  const steps = planSteps(growing, wish.draws, most)
  return steps.slice(0, numeros.length).map((multiple, n) => ({ numero: numeros[n] ?? '', multiple, stake: cost * BigInt(multiple) }))
}
