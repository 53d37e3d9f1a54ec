import { type Draws, pickWeighted } from '@tucano/randomness'
import { type Corner, OUTCOMES, type Outcome, type Weights, checkWeights } from './odds.ts'

/** Feathers that a rooster has to lose until it sits down. */
export const FEATHERS = 6

/** Who struck, with what. */
export type Move = 'jump' | 'wing' | 'feint' | 'rush'
export interface Blow {
  by: Corner | 'both'
  move: Move
}

export interface Bout {
  outcome: Outcome
  /** As they come; the last one ends it. */
  blows: Blow[]
}

const MOVES: readonly Move[] = ['jump', 'wing', 'feint', 'rush']
const other = (corner: Corner): Corner => (corner === 'red' ? 'blue' : 'red')

/** Of the last blow: both strike, or whoever wins. */
const lastBy = (outcome: Outcome): Blow['by'] => (outcome === 'draw' ? 'both' : outcome)

/** The result first, by the weights; then the blows, so that the bout ends as it was drawn. */
export function drawBout(draws: Draws, weights: Weights): Bout {
  checkWeights(weights)
  const outcome =
    OUTCOMES[
      pickWeighted(
        draws,
        OUTCOMES.map((each) => weights[each]),
      )
    ]!
  const left = leftOver(draws, outcome)
  const by: Blow['by'][] = []
  // Who strikes next is drawn from all the blows that are left: every order of them is as likely as the other.
  while (left.red + left.blue > 0) {
    const corner: Corner = draws.below(left.red + left.blue) < left.red ? 'red' : 'blue'
    left[corner]--
    by.push(corner)
  }
  by.push(lastBy(outcome))
  return { outcome, blows: by.map((each) => ({ by: each, move: MOVES[draws.below(MOVES.length)]! })) }
}

/** How many blows of each come before the last one. The winner takes some itself, but never the one that would seat it. */
function leftOver(draws: Draws, outcome: Outcome): Record<Corner, number> {
  if (outcome === 'draw') return { red: FEATHERS - 1, blue: FEATHERS - 1 }
  const taken = draws.below(FEATHERS)
  return { [outcome]: FEATHERS - 1, [other(outcome)]: taken } as Record<Corner, number>
}

/** How many feathers each has left after so many blows. */
export function feathersAfter(blows: readonly Blow[]): Record<Corner, number> {
  const left = { red: FEATHERS, blue: FEATHERS }
  for (const { by } of blows) {
    if (by !== 'blue') left.blue--
    if (by !== 'red') left.red--
  }
  return left
}
