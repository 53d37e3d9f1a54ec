import type { BaccaratResult, CockfightResult, DragonTigerResult } from '@tucano/live'
import type { Winner } from '@tucano/live/roads'
import { pointsOf, winnerOf } from '@tucano/table/baccarat-rules'
import { ACE, type Card, rankOf } from '#play/cards/card.ts'

const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

export const baccaratWinner = ({ player, banker }: BaccaratResult): Winner => winnerOf({ player: totalOf(player), banker: totalOf(banker) })

/** An ace is the lowest. */
const heightOf = (card: Card): number => (rankOf(card) === ACE ? -1 : rankOf(card))

/** On roads the dragon stands where the banker does, and the tiger where the player does. */
export function dragonTigerWinner({ dragon, tiger }: DragonTigerResult): Winner {
  const lead = heightOf(dragon) - heightOf(tiger)
  return lead === 0 ? 'tie' : lead > 0 ? 'banker' : 'player'
}

const CORNERS = { red: 'banker', blue: 'player', draw: 'tie' } as const
/** On roads the red corner stands where the banker does, and the blue one where the player does: those are their colours. */
export const cockfightWinner = ({ outcome }: CockfightResult): Winner => CORNERS[outcome]
