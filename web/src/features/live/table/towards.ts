import type { AndarBaharResult, BaccaratResult, DragonTigerResult } from '@tucano/live'
import { baccaratWinner, dragonTigerWinner } from '../roads/winner-of.ts'
import type { ShownKind } from '../words/kinds.ts'

/** On which side of the table the winner lies, for a dealer who points there. What a result is, its table's kind says. */
export function towardsOf(kind: ShownKind, result: unknown): 'left' | 'right' | 'both' {
  if (result === null || result === undefined) return 'both'
  switch (kind) {
    case 'baccarat':
    case 'baccarat-six': {
      const winner = baccaratWinner(result as BaccaratResult)
      return winner === 'tie' ? 'both' : winner === 'player' ? 'left' : 'right'
    }
    case 'dragon-tiger': {
      const winner = dragonTigerWinner(result as DragonTigerResult)
      return winner === 'tie' ? 'both' : winner === 'banker' ? 'left' : 'right'
    }
    case 'andar-bahar':
      return (result as AndarBaharResult).dealt.length % 2 === 1 ? 'left' : 'right'
    case 'roulette':
    case 'blackjack':
    case 'sic-bo':
    case 'wheel':
    case 'crash':
    case 'regatta':
    case 'cockfight':
      return 'both'
  }
}
