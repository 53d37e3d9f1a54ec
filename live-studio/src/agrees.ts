import { bankerDraws, playerDraws, pointsOf } from '@tucano/table/baccarat-rules'
import { Check } from 'typebox/value'
import { BaccaratHands, RouletteNumber, type StudioKind, type StudioResult } from './said.ts'

export type DealtCard = { hand: 'player' | 'banker'; card: number }

const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Whether hands are those that the rules of drawing come to. */
function isByTheRules(player: readonly number[], banker: readonly number[]): boolean {
  const table = { player: totalOf(player.slice(0, 2)), banker: totalOf(banker.slice(0, 2)) }
  const third = player.length === 3 ? pointsOf(player[2]!) : undefined
  return playerDraws(table) === (third !== undefined) && bankerDraws(table, third) === (banker.length === 3)
}

/** Whether a result is one of this kind of table, by its rules, and of the cards that were told. */
export function agrees(kind: StudioKind, result: StudioResult, cards: readonly DealtCard[]): boolean {
  if (kind === 'roulette') return Check(RouletteNumber, result) && cards.length === 0
  if (!Check(BaccaratHands, result)) return false
  const told = (hand: DealtCard['hand']): number[] => cards.filter((one) => one.hand === hand).map(({ card }) => card)
  const isTold = (['player', 'banker'] as const).every((hand) => told(hand).join() === result[hand].join())
  return isTold && isByTheRules(result.player, result.banker)
}
