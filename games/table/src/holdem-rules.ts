import { PAIR, type Worth } from './poker-hand.ts'

/** What the ante pays on top of itself, by what the player's hand is: from a high card to a royal flush. */
export const ANTE_PAYS: readonly number[] = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100]

/** A call costs so many antes, and pays as much when it wins. */
export const CALL = 2

const FOURS = 1 << 2
/** The dealer plays with a pair of fours or better. */
export const QUALIFIES: Worth = (PAIR << 26) | (FOURS << 13)
