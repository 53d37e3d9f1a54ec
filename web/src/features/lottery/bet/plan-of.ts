import { type Content, type Shape, planSteps, playOf, prizeOf, stakeOf } from '@tucano/lottery'
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

/** Draws that a plan can be for, the one of now first. */
export const numerosOf = ({ currentNumero, nextNumeros }: Near): string[] => [
  ...(currentNumero ? [currentNumero.numero] : []),
  ...nextNumeros.map(({ numero }) => numero),
]

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
  const steps = planSteps(growth.kind === 'return' ? { ...growth, cost, win: leastWin(shape, contents, series) } : growth, wish.draws)
  return steps.slice(0, numeros.length).map((multiple, n) => ({ numero: numeros[n] ?? '', multiple, stake: cost * BigInt(multiple) }))
}
