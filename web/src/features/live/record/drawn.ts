import type { AndarBaharResult, BaccaratResult, BlackjackResult, DragonTigerResult, SicBoResult } from '@tucano/live'
import type { Card } from '#play/cards/card.ts'
import type { ShownKind } from '../words/kinds.ts'

interface Drawn {
  hands: readonly (readonly Card[])[]
  dice?: readonly number[]
}

/** Cards or dice of a result, as they are drawn small. What a result is, its table's kind says. */
export function shownOf(kind: ShownKind, result: unknown): Drawn {
  switch (kind) {
    case 'baccarat':
    case 'baccarat-six': {
      const { player, banker } = result as BaccaratResult
      return { hands: [player, banker] }
    }
    case 'dragon-tiger': {
      const { dragon, tiger } = result as DragonTigerResult
      return { hands: [[dragon], [tiger]] }
    }
    case 'blackjack': {
      const { dealer, seats } = result as BlackjackResult
      return { hands: [dealer, ...seats.flatMap(({ hands }) => hands.map(({ cards }) => cards))] }
    }
    case 'andar-bahar': {
      const { joker, dealt } = result as AndarBaharResult
      return { hands: [[joker], dealt.slice(-1)] }
    }
    case 'sic-bo':
      return { hands: [], dice: result as SicBoResult }
    case 'roulette':
    case 'wheel':
    case 'crash':
    case 'regatta':
    case 'cockfight':
      return { hands: [] }
  }
}
